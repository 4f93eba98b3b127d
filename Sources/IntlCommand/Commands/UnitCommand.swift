internal import IntlCore
internal import IntlLocale
internal import IntlNumbers
internal import IntlUnits

/// `fmt unit`: amounts of units, converted.
enum UnitCommand: Command {
  static let name = "unit"
  static let summary = "an amount of a unit, in another one or in the one that a region prefers"
  static let operands = "UNIT VALUE…"
  static let details = [
    "Units are CLDR's, such as mile-per-hour, square-meter or kibibyte. Conversion is exact; the digits shown are those "
      + "that the flags of a number ask for, at most three in the fraction by default."
  ]
  static let flags =
    Flag.outputFlags + [Flag.targetUnit, .usage]
    + Flag.numberFlags.filter {
      !["style", "currency", "currency-display", "cash", "unit", "rule-set", "pattern", "skeleton"].contains(
        $0.name)
    }
  static let examples = [
    "fmt unit kilometer 5 --to mile -l en,de,fr",
    "fmt unit meter 1.8 --usage person-height --width long -l en-US,de-DE",
    "fmt unit celsius 21.5 --usage weather -l en-US,en-GB",
  ]

  static func run(_ call: Call) throws -> Int32 {
    guard let unit = call.invocation.operands.first else {
      throw UsageError(
        at: call.invocation.arguments.count, "no unit", expected: "a unit such as kilometer, then values")
    }
    let source = MeasureUnit(unit.text)
    let target = call.invocation.value(of: .targetUnit).map { MeasureUnit($0.value) } ?? source
    let conversion = try target == source ? nil : UnitConversion(from: source, to: target)
    var run = RequestRun(call: call, operation: "number", valueKey: "value", category: .measurement)
    run.noun = "a number"
    run.value = { text in
      guard let conversion else { return .string(text) }
      return .string(conversion.convert(try DecimalValue(parsing: text)).description)
    }
    run.extras = { _ in [("style", .string("unit")), ("unit", .string(target.identifier))] }
    return try run.run(Array(call.invocation.operands.dropFirst()))
  }
}
