#!/bin/sh
# Builds a fuzz target and runs it: Tests/Fuzzing/build.sh NAME [SECONDS]; 0 seconds only builds.
#
# A target is the file Tests/Fuzzing/NAME.swift with LLVMFuzzerTestOneInput. Its line `// modules: …` lists the modules
# that it needs, lowest first. The package manager cannot link a program whose main function is libFuzzer's, so each
# module is compiled here, with its coverage counted.
set -eu
cd "$(dirname "$0")/../.."

usage() {
  echo "usage: Tests/Fuzzing/build.sh NAME [SECONDS]; the targets are:" >&2
  for file in Tests/Fuzzing/*.swift; do basename "$file" .swift >&2; done
  exit 2
}

[ $# -ge 1 ] || usage
name=$1
seconds=${2:-60}
source=Tests/Fuzzing/$name.swift
[ -f "$source" ] || usage

out=.build/fuzz
mkdir -p "$out/corpus/$name" "$out/crashes"
clang="$(dirname "$(command -v swiftc)")/clang"
[ -x "$clang" ] || clang=clang

# The same rules as in Package.swift.
flags="-swift-version 6 -package-name swift-intl -parse-as-library -O -g -sanitize=fuzzer,address -strict-memory-safety
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature ExistentialAny -I $out"
libraries="-lm"
objects=

# Compiles the C and C++ files of a target, and lets Swift see its headers.
c_target() {
  flags="$flags -I Sources/$1/include"
  for file in "Sources/$1"/*.c "Sources/$1"/*.cpp; do
    [ -f "$file" ] || continue
    object=$out/$1-$(basename "$file").o
    case $file in
    *.cpp) "$clang++" -std=c++17 -g -O1 -I "Sources/$1/include" -c "$file" -o "$object" && libraries="$libraries -lstdc++" ;;
    *) "$clang" -std=gnu2x -g -O1 -I "Sources/$1/include" -c "$file" -o "$object" ;;
    esac
    objects="$objects $object"
  done
}

for module in $(sed -n 's,^// modules: ,,p' "$source"); do
  case $module in
  IntlSystem) c_target CIntlData ;;
  ICUBridge)
    c_target CICU
    libraries="$libraries $(pkg-config --libs icu-i18n)"
    ;;
  esac
  # Word splitting is wanted here.
  # shellcheck disable=SC2086
  swiftc $flags -wmo -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -emit-object -o "$out/$module.o" $(find "Sources/$module" -name '*.swift')
  objects="$objects $out/$module.o"
done
# shellcheck disable=SC2086
swiftc $flags -module-name Fuzz -o "$out/$name" "$source" $objects $libraries
echo "built $out/$name"

[ "$seconds" -gt 0 ] || exit 0
seeds=Tests/Fuzzing/corpus/$name
[ -d "$seeds" ] || seeds=
# shellcheck disable=SC2086
exec "$out/$name" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -artifact_prefix="$out/crashes/$name-" \
  -print_final_stats=1 "$out/corpus/$name" $seeds
