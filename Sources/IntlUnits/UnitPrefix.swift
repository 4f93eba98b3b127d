internal import IntlCore

/// A prefix of unit names.
struct UnitPrefix: Sendable {
  let name: String
  let factor: UnitRatio

  /// Those of the SI and of IEC 80000-13.
  static let all: [UnitPrefix] = decimal + binary

  private static let decimal: [UnitPrefix] = [
    ("quetta", 30), ("ronna", 27), ("yotta", 24), ("zetta", 21), ("exa", 18), ("peta", 15), ("tera", 12),
    ("giga", 9), ("mega", 6), ("kilo", 3), ("hecto", 2), ("deka", 1), ("deci", -1), ("centi", -2),
    ("milli", -3), ("micro", -6), ("nano", -9), ("pico", -12), ("femto", -15), ("atto", -18),
    ("zepto", -21), ("yocto", -24), ("ronto", -27), ("quecto", -30),
  ].map { UnitPrefix(name: $0.0, factor: UnitRatio(DecimalValue(coefficient: UInt64(1), exponent: $0.1))) }

  private static let binary: [UnitPrefix] = ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"]
    .enumerated().map { place, name in
      UnitPrefix(name: name, factor: UnitRatio(DecimalValue(coefficient: UInt128(1) << (10 * (place + 1)))))
    }
}
