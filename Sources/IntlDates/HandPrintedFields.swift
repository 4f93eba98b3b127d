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
  /// True when the first field of all is a zone's.
  let beginsWithZone: Bool
  let hasZone: Bool
  let hasFraction: Bool

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
    beginsWithZone = fields.first?.isZone ?? false
    hasZone = fields.contains { $0.isZone }
    hasFraction = fields.contains { $0.isFraction }
  }

  /// True for the fields of ICU's text that stand for the next one of ``forms``.
  static func includes(_ field: DateFormatHandle.FieldKind) -> Bool {
    field == .zoneISO || field == .zoneISOLocal || field == .fractionalSecond
  }
}
