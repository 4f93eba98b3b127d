public import IntlCore
public import IntlLocale
public import IntlNumbers

/// Formats sizes of files and memory in the largest unit that fits.
///
/// ```swift
/// try ByteCountFormat(locale: "fr").format(1_536_000)               // "1,5 Mo"
/// try ByteCountFormat(.binary, locale: "en").format(1_536_000)      // "1.5 MiB"
/// try ByteCountFormat(.memory, locale: "en").format(1_048_576)      // "1 MB"
/// ```
///
/// Bytes and kilobytes are whole, megabytes have at most one digit after the separator, larger units two. The unit is
/// chosen after rounding, so that 999,950 bytes are 1 MB and never 1,000 kB.
public struct ByteCountFormat: Sendable {
  /// What a kilobyte is, and what it is called.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// A thousand bytes, as sizes of files and disks are told: kB, MB.
    case decimal
    /// 1,024 bytes, by the names of IEC 80000-13: KiB, MiB.
    case binary
    /// 1,024 bytes, by the names of the decimal units, as sizes of memory are told: kB, MB.
    case memory
  }

  /// What a kilobyte is.
  public let form: Form
  /// How long the names of the units are.
  public let width: UnitWidth
  /// The locale that was asked for.
  public let locale: LocaleID
  private let steps: [Step]

  /// One unit and how it is shown.
  private struct Step: Sendable {
    let size: DecimalValue
    let fractionDigits: Int
    let format: NumberFormat
    /// What stands in the text for the name that ICU gives; `nil` for that name itself.
    let name: ByteUnitName?
  }

  /// A format for sizes.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale`.
  public init(
    _ form: Form = .decimal, width: UnitWidth = .short, locale: LocaleID = .current
  ) throws(IntlError) {
    self.form = form
    self.width = width
    self.locale = try locale.validated()
    let prefixes =
      form == .binary
      ? ["", "kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"]
      : ["", "kilo", "mega", "giga", "tera", "peta", "exa", "zetta", "yotta"]
    let names = try ByteUnitName.Symbols(width: width, locale: locale)
    var size = DecimalValue(1)
    var steps: [Step] = []
    for (place, prefix) in prefixes.enumerated() {
      var options = NumberOptions()
      options.maximumFractionDigits = max(0, min(place - 1, 2))
      let format = try NumberFormat(
        .unit(MeasureUnit("\(prefix)byte"), width), locale: locale, options: options)
      // CLDR 42 has names up to the petabyte; ICU makes up the others.
      let isMadeUp = place > 0 && (form == .binary || place > 5)
      steps.append(
        Step(
          size: size, fractionDigits: max(0, min(place - 1, 2)), format: format,
          name: isMadeUp ? names.name(in: format) : nil))
      size = size.product(DecimalValue(form == .decimal ? 1_000 : 1_024))
    }
    self.steps = steps
  }

  /// A number of bytes as text.
  public func format(_ count: some BinaryInteger) -> String { format(DecimalValue(count)) }

  /// A number of bytes as text; what is less than a byte is rounded.
  public func format(_ count: DecimalValue) -> String {
    let (value, step) = scaled(count)
    let text = step.format.format(value)
    guard let name = step.name else { return text }
    return step.format.parts(value).map { $0.kind == .unit ? name.corrected($0.text) : $0.text }.joined()
  }

  /// A number of bytes as parts.
  public func parts(_ count: DecimalValue) -> [TextPart] {
    let (value, step) = scaled(count)
    let parts = step.format.parts(value)
    guard let name = step.name else { return parts }
    return parts.map { $0.kind == .unit ? TextPart(.unit, name.corrected($0.text)) : $0 }
  }

  /// The amount in the first unit of which fewer than a kilobyte's worth are shown, and that unit.
  private func scaled(_ count: DecimalValue) -> (value: DecimalValue, step: Step) {
    guard count.isFinite else { return (count, steps[0]) }
    let limit = steps[1].size
    for step in steps {
      // The division ends: sizes are products of 2 and 5.
      let digits = count.digitCount + 4 * step.size.digitCount
      let value = count.quotient(step.size, significantDigits: digits, rule: .halfEven)
        .rounded(toFractionDigits: step.fractionDigits)
      if value.magnitude < limit || step.size == steps[steps.count - 1].size { return (value.reduced, step) }
    }
    return (count, steps[0])
  }
}
