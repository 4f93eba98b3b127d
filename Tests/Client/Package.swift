// swift-tools-version: 6.2

import PackageDescription

// A program as a user would write it: it depends on the package and imports Foundation beside it.
// `./dev check` builds and runs it in debug and in release.
let package = Package(
  name: "client",
  dependencies: [.package(name: "swift-intl", path: "../..")],
  targets: [
    .executableTarget(name: "client", dependencies: [.product(name: "Intl", package: "swift-intl")])
  ],
  swiftLanguageModes: [.v6]
)
