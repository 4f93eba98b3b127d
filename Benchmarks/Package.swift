// swift-tools-version: 6.2

import PackageDescription

/// The rules of the library's own targets hold here too.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, so that nobody who uses the library ever builds it.
let package = Package(
  name: "swift-intl-benchmarks",
  dependencies: [.package(name: "swift-intl", path: "..")],
  targets: [
    // Foundation and ICU's headers cannot meet in one Swift compilation, and the library's own wall is not
    // the shortest way to ICU: the raw lane has opaque C of its own.
    .systemLibrary(name: "RawICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CRawICU", dependencies: ["RawICUSystem"]),

    // The clock, and the counter of allocations.
    .target(name: "CBenchSystem"),

    .executableTarget(
      name: "bench",
      dependencies: ["CRawICU", "CBenchSystem", .product(name: "Intl", package: "swift-intl")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
