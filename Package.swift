// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is built with the same strict rules, see DESIGN.md.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "swift-intl",
  products: [
    .library(name: "Intl", targets: ["Intl"]),
    .executable(name: "fmt", targets: ["fmt"]),
  ],
  targets: [
    // ICU, behind opaque C: no other target sees one of its headers.
    .systemLibrary(name: "ICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CICU", dependencies: ["ICUSystem"],
      linkerSettings: [.linkedLibrary("m")]),
    module("ICUBridge", ["CICU", "IntlCore"]),

    // The packs that cldr-compile makes of CLDRData, embedded.
    .target(name: "CIntlData"),
    .executableTarget(name: "cldr-compile", swiftSettings: strict),

    // Values, the system, clocks and calendars: neither ICU nor locale data.
    module("IntlCore"),
    module("IntlSystem", ["IntlCore", "CIntlData"]),
    module("IntlTime", ["IntlCore", "IntlSystem"]),

    // Locale data and the features over it.
    module("LocaleData", ["IntlCore", "IntlSystem", "ICUBridge"]),
    module("IntlLocale", ["IntlCore", "IntlSystem", "ICUBridge", "LocaleData"]),
    module("IntlGrammar", ["IntlCore", "ICUBridge", "LocaleData", "IntlLocale"]),
    module("IntlNumbers", ["IntlCore", "ICUBridge", "LocaleData", "IntlLocale", "IntlGrammar"]),
    module("IntlUnits", ["IntlCore", "LocaleData", "IntlLocale", "IntlGrammar", "IntlNumbers"]),
    module(
      "IntlDates",
      ["IntlCore", "IntlTime", "ICUBridge", "LocaleData", "IntlLocale"]),

    // Faces.
    module(
      "Intl",
      [
        "IntlCore", "IntlTime", "IntlLocale", "IntlGrammar", "IntlNumbers", "IntlUnits", "IntlDates",
      ]),
    module(
      "IntlCommand",
      [
        "IntlCore", "IntlSystem", "IntlTime", "ICUBridge", "LocaleData", "IntlLocale", "IntlGrammar",
        "IntlNumbers", "IntlUnits", "IntlDates",
      ]),
    .executableTarget(name: "fmt", dependencies: ["IntlCommand"], swiftSettings: strict),

    // Tests: one target a module, and what they share.
    .target(
      name: "TestSupport", dependencies: [], path: "Tests/TestSupport", swiftSettings: strict),
    tests("IntlCoreTests", ["IntlCore"]),
    tests("ICUBridgeTests", ["ICUBridge", "IntlCore"]),
    tests("IntlSystemTests", ["IntlSystem", "IntlCore"]),
    tests("IntlTimeTests", ["IntlTime", "IntlCore", "IntlSystem"]),
    tests("IntlLocaleTests", ["IntlLocale", "LocaleData", "IntlCore", "IntlSystem"]),
    tests("IntlGrammarTests", ["IntlGrammar", "IntlCore"]),
    tests("IntlNumbersTests", ["ICUBridge", "IntlNumbers", "IntlGrammar", "IntlCore"]),
    tests("IntlUnitsTests", ["IntlUnits", "IntlNumbers", "IntlGrammar", "IntlCore"]),
    tests("IntlDatesTests", ["ICUBridge", "IntlDates", "IntlTime", "IntlCore", "IntlLocale"]),
    tests("CommandTests", ["IntlCommand", "IntlCore", "IntlSystem", "ICUBridge"]),
    tests("CoexistenceTests", ["Intl"]),
    tests("ConformanceTests", ["Intl", "IntlCommand"]),
    tests("ParityTests", ["Intl", "ICUBridge", "LocaleData"]),
    tests("ArchitectureTests", []),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)
