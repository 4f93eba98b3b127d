internal import ICUBridge
internal import IntlCore
internal import IntlTime
internal import LocaleData

/// One pattern on ICU handles, with what is put in the place of the fields that ICU would get wrong.
struct DatePrinter: Sendable {
  private let pool: DateFormatPool
  private let handPrinted: HandPrintedFields
  private let zone: ZoneText?
  /// The digits that fractions are written in; empty when there are none.
  private let digits: [String]
  private let options: DateOptions

  /// - Parameter isJulian: Count Julian days where the calendar would count Gregorian ones.
  init(
    _ source: DateSource, _ pattern: DatePattern, _ settings: DateSettings, zone: ZoneID, isJulian: Bool
  ) throws(IntlError) {
    let fields = HandPrintedFields(pattern)
    let locale = settings.locale
    do throws(ICUFailure) {
      var handle = try DatePrinter.open(source, fields.icuPattern, locale.icuName)
      try handle.setCalendar(
        isJulian: isJulian, firstWeekday: settings.week.firstWeekday, minimumDays: settings.week.minimumDays)
      try handle.setContext(settings.options.context.icu)
      digits = fields.hasFraction ? try DatePrinter.digits(of: handle) : []
      pool = DateFormatPool(handle)
    } catch {
      throw locale.error(for: error)
    }
    handPrinted = fields
    self.zone = fields.hasZone ? try ZoneText(zone: zone, in: locale) : nil
    options = settings.options
  }

  private static func open(
    _ source: DateSource, _ pattern: String, _ locale: String
  ) throws(ICUFailure) -> DateFormatHandle {
    guard let style = source.style else { return try DateFormatHandle(pattern: pattern, locale: locale) }
    // The style brings numerals that its pattern alone would lose: Hebrew letters, 元 for the first year of an era.
    var handle = try DateFormatHandle(date: style.date.icu, time: style.time.icu, locale: locale)
    if try handle.pattern() != pattern { handle.setPattern(pattern) }
    return handle
  }

  /// The ten digits in which a handle prints fractions, whatever the numbering system.
  private static func digits(of handle: borrowing DateFormatHandle) throws(ICUFailure) -> [String] {
    var probe = try handle.clone()
    probe.setPattern("S")
    var digits: [String] = []
    for digit in 0...9 { digits.append(try probe.text(Double(100 * digit))) }
    return digits
  }

  // MARK: Running

  /// The text of an instant whose local time is `local`, in milliseconds.
  func text(of instant: Instant, local: Double) -> String {
    do throws(ICUFailure) {
      let text: String
      if handPrinted.isEmpty {
        text = try pool.with { handle throws(ICUFailure) in try handle.text(local) }
      } else {
        text = try pieces(of: instant, local: local).map(\.text).joined()
      }
      return options.spaces.apply(to: text)
    } catch {
      return DatePrinter.lastResort(instant)
    }
  }

  /// The same in pieces.
  func parts(of instant: Instant, local: Double) -> [TextPart] {
    do throws(ICUFailure) {
      return try pieces(of: instant, local: local).map { piece in
        TextPart(piece.kind, options.spaces.apply(to: piece.text))
      }
    } catch {
      return [TextPart(.literal, DatePrinter.lastResort(instant))]
    }
  }

  /// A format that was made has formatted; only memory can fail it later, and then the instant must not be lost.
  private static func lastResort(_ instant: Instant) -> String { instant.description }

  /// The text cut at its fields, with zones and fractions put in.
  private func pieces(
    of instant: Instant, local: Double
  ) throws(ICUFailure) -> [(kind: TextPart.Kind, text: String)] {
    let (text, spans) = try pool.with { handle throws(ICUFailure) in
      try handle.textAndSpans(local, fieldCount: handPrinted.fieldCount)
    }
    let units = text.utf16
    var pieces: [(kind: TextPart.Kind, text: String)] = []
    var index = units.startIndex
    var offset = 0
    var next = 0
    for span in spans {
      let start = units.index(index, offsetBy: span.range.lowerBound - offset)
      let end = units.index(start, offsetBy: span.range.count)
      if start > index { pieces.append((.literal, String(text[index..<start]))) }
      var field = String(text[start..<end])
      if HandPrintedFields.includes(span.field), next < handPrinted.forms.count {
        field = print(handPrinted.forms[next], of: instant, isFirst: handPrinted.beginsWithZone && next == 0)
        next += 1
      }
      pieces.append((TextPart.Kind(span.field), field))
      index = end
      offset = span.range.upperBound
    }
    if index < units.endIndex { pieces.append((.literal, String(text[index...]))) }
    return pieces
  }

  private func print(_ form: HandPrintedFields.Form, of instant: Instant, isFirst: Bool) -> String {
    switch form {
    case .zone(let form):
      let text = zone?.text(of: form, at: instant) ?? ""
      // No locale of CLDR wants a capital for zones anywhere else.
      return isFirst && options.context == .beginningOfSentence ? text.withCapital : text
    case .fraction(let count):
      return fraction(instant.nanoseconds, count: count)
    }
  }

  /// So many digits of a fraction, cut and never rounded: a clock does not show a second that has not come.
  private func fraction(_ nanoseconds: Int32, count: Int) -> String {
    var text = ""
    var unit: Int32 = 100_000_000
    for _ in 0..<count {
      text += digits[unit == 0 ? 0 : Int(nanoseconds / unit % 10)]
      unit /= 10
    }
    return text
  }
}

extension String {
  /// The text with its first letter in title case if it is a small one.
  fileprivate var withCapital: String {
    guard let first = unicodeScalars.first, first.properties.isLowercase else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }
}
