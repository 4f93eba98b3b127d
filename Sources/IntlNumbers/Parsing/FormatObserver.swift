internal import IntlCore

/// What a format printed for one value, taken apart.
struct Observation {
  var prefix: [UInt32]
  var suffix: [UInt32]
  /// The number that stands between them; `nil` when there are no digits.
  var shown: DecimalValue?
  /// The digits between group separators, from the first.
  var groups: [Int]
  var groupSeparator: [UInt32]?
  var decimalSeparator: [UInt32]?
  var exponentSeparator: [UInt32]?
}

/// Takes apart what a format prints, by its parts: whatever a locale's data do, reading follows.
struct FormatObserver {
  let format: NumberFormat
  let fold: ScalarFold
  let digits: [UInt32]
  /// Whether a currency in an affix stands for any of its texts, and not only for the one that was printed.
  let opensCurrency: Bool

  /// The digits 0 to 9 that a format prints, when it prints numbers in digits.
  static func digits(of format: NumberFormat) -> [UInt32]? {
    let parts = format.parts(1_234_567_890)
    let printed = parts.filter { $0.kind == .integer }.flatMap { $0.text.unicodeScalars.map(\.value) }
    guard printed.count == 10, Set(printed).count == 10 else { return nil }
    return [printed[9]] + printed[..<9]
  }

  func observe(_ value: DecimalValue) -> Observation {
    let parts = format.parts(value)
    let first = parts.firstIndex { Self.isCore($0.kind) } ?? parts.count
    let last = parts.lastIndex { Self.isCore($0.kind) } ?? parts.count - 1
    var observation = Observation(
      prefix: affix(parts[..<first]), suffix: last < first ? [] : affix(parts[(last + 1)...]), groups: [])
    if first < parts.count { read(parts[first...last], into: &observation) }
    return observation
  }

  /// True for what a number is made of, and not for what stands around it.
  private static func isCore(_ kind: TextPart.Kind) -> Bool {
    switch kind {
    case .integer, .group, .decimal, .fraction, .infinity, .nan, .exponentSeparator, .exponentInteger,
      .exponentMinusSign, .exponentPlusSign:
      true
    default: false
    }
  }

  private func affix(_ parts: ArraySlice<TextPart>) -> [UInt32] {
    parts.flatMap { part in
      opensCurrency && part.kind == .currency ? [AffixForm.currency] : fold.scalars(part.text)
    }
  }

  private func read(_ parts: ArraySlice<TextPart>, into observation: inout Observation) {
    var collector = DigitCollector()
    var fractionCount = 0
    var exponent = DigitCollector()
    var exponentIsNegative = false
    for part in parts {
      switch part.kind {
      case .integer, .fraction:
        let values = part.text.unicodeScalars.compactMap { value($0.value) }
        for value in values { collector.append(value) }
        if part.kind == .fraction {
          fractionCount += values.count
        } else {
          observation.groups.append(values.count)
        }
      case .group: observation.groupSeparator = fold.scalars(part.text)
      case .decimal: observation.decimalSeparator = fold.scalars(part.text)
      case .exponentSeparator: observation.exponentSeparator = fold.scalars(part.text)
      case .exponentMinusSign: exponentIsNegative = true
      case .exponentInteger:
        for scalar in part.text.unicodeScalars {
          if let value = value(scalar.value) { exponent.append(value) }
        }
      default: break
      }
    }
    guard collector.total > 0 else { return }
    let power = exponentIsNegative ? -exponent.clamped : exponent.clamped
    observation.shown = collector.value(exponent: power - fractionCount)
  }

  private func value(_ scalar: UInt32) -> UInt8? {
    digits.firstIndex(of: scalar).map { UInt8($0) }
  }
}
