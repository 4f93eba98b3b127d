public import IntlCore
public import IntlLocale
internal import LocaleData

/// Sorts numbers into the plural categories of a language.
///
/// ```swift
/// let files = try PluralRules(locale: "ru")
/// files.category(of: 21)                              // .one
/// files.category(of: 0)                               // .many
/// try PluralRules(.ordinal, locale: "en").category(of: 3)     // .few
/// ```
///
/// The rules are CLDR's, as the ICU in use has them; they are evaluated here, on exact digits, so that a number of any
/// length is right. What counts is how a number is written: give ``PluralOperands`` for one that is shown with
/// decimals or in compact form.
///
/// ICU: `uplrules_select`
public struct PluralRules: Sendable, Hashable {
  /// What is counted.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Amounts: 1 day, 2 days.
    case cardinal
    /// Places: 1st, 2nd.
    case ordinal
  }

  /// What is counted.
  public let kind: Kind
  /// The locale that was asked for.
  public let locale: LocaleID
  private let plan: PluralPlan
  private let ranges: PluralRanges

  private static let plans = BoundedCache<String, PluralPlan>(limit: 128)

  /// The rules of a locale's language.
  ///
  /// A language that CLDR has no rules for puts every number in `other`.
  ///
  /// - Throws: ``IntlError`` of kind `invalidLocale`, or `missingData` when ICU's data are not there.
  public init(_ kind: Kind = .cardinal, locale: LocaleID = .current) throws(IntlError) {
    let resolved = try ResolvedLocale(locale)
    self.kind = kind
    self.locale = resolved.id
    ranges = try PluralRanges(PluralData.rangeRules(for: resolved))
    let set = try PluralData.ruleSet(for: resolved, ordinal: kind == .ordinal)
    guard let set else {
      plan = try PluralPlan([])
      return
    }
    plan = try PluralRules.plans.value(for: set) { () throws(IntlError) in
      try PluralPlan(PluralData.rules(ofSet: set))
    }
  }

  /// The category of an integer.
  public func category(of value: some BinaryInteger) -> PluralCategory {
    plan.category(of: PluralOperands(value))
  }

  /// The category of a number as it is shown.
  public func category(of operands: PluralOperands) -> PluralCategory {
    plan.category(of: operands)
  }

  /// The category of a range of numbers, such as `1–2`, from those of its ends.
  ///
  /// ```swift
  /// try PluralRules(locale: "sl").category(from: .one, to: .two)    // .two
  /// ```
  ///
  /// `other` for a pair that CLDR does not list.
  ///
  /// ICU: `uplrules_selectForRange`
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    ranges.category(from: start, to: end)
  }

  /// The categories that the language uses, in the order of `PluralCategory`; `other` is always there.
  ///
  /// ICU: `uplrules_getKeywords`
  public var categories: [PluralCategory] { plan.categories }
}
