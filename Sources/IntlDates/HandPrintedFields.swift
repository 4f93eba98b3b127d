internal import ICUBridge

/// The fields that ICU leaves a place for and that are printed here: zones, whose rules ICU does not decide, and
/// fractions of a second, of which ICU knows three digits.
struct HandPrintedFields: Sendable {
  enum Form: Sendable {
    case zone(ZoneForm)
    case fraction(digits: Int)
  }

  /// The pattern for ICU.
  let icuPattern: String
  /// What is printed by hand, in the order of the pattern.
  let forms: [Form]
  /// How many fields the pattern has in all.
  let fieldCount: Int
  let hasZone: Bool
  let hasFraction: Bool
  /// The first number of each letter.
  private let widths: [UInt8: Int]

  var isEmpty: Bool { forms.isEmpty }

  init(_ pattern: DatePattern) {
    var forms: [Form] = []
    let items = pattern.items.map { item -> DatePattern.Item in
      guard case .field(let field) = item else { return item }
      if let form = ZoneForm(field) {
        forms.append(.zone(form))
        // A short field that no zone decides; the two letters take turns, for two alike side by side are one field.
        return .field(PatternField(forms.count % 2 == 0 ? "X" : "x", 1))
      }
      guard field.isFraction else { return item }
      forms.append(.fraction(digits: field.count))
      return .field(PatternField("S", 1))
    }
    icuPattern = DatePattern(items: items).text
    self.forms = forms
    let fields = pattern.fields
    fieldCount = fields.count
    widths = Dictionary(fields.map { ($0.letter, $0.count) }, uniquingKeysWith: { first, _ in first })
    hasZone = fields.contains { $0.isZone }
    hasFraction = fields.contains { $0.isFraction }
  }

  /// How many digits at least the pattern wants of a count.
  func width(of field: DateFormatHandle.FieldKind) -> Int {
    let letter: Unicode.Scalar? =
      switch field {
      case .dayOfYear: "D"
      case .weekOfYear: "w"
      case .weekYear: "Y"
      default: nil
      }
    return letter.flatMap { widths[UInt8(truncatingIfNeeded: $0.value)] } ?? 1
  }

  /// True for the fields of ICU's text that stand for the next one of ``forms``.
  static func includes(_ field: DateFormatHandle.FieldKind) -> Bool {
    field == .zoneISO || field == .zoneISOLocal || field == .fractionalSecond
  }
}
