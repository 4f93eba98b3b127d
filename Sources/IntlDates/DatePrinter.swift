internal import ICUBridge
internal import IntlCore
internal import IntlTime
internal import LocaleData

/// One pattern on ICU handles, with what is put in the place of the fields that ICU would get wrong.
struct DatePrinter: Sendable {
  private let pool: DateFormatPool
  private let handPrinted: HandPrintedFields
  private let zone: ZoneText?
  private let repair: CalendarRepair?
  /// The digits that numbers are written in where they are printed by hand; empty where none are.
  private let digits: [String]
  private let context: DisplayContext
  private let spaces: SpaceStyle

  /// - Parameters:
  ///   - context: Where the text of the first field stands.
  ///   - isJulian: Count Julian days where the calendar would count Gregorian ones.
  init(
    _ source: DateSource, _ pattern: DatePattern, _ settings: DateSettings, zone: ZoneID,
    context: DisplayContext, isJulian: Bool = false
  ) throws(IntlError) {
    let fields = HandPrintedFields(pattern)
    let locale = settings.locale
    repair = isJulian ? nil : try settings.repair()
    do throws(ICUFailure) {
      var handle = try DatePrinter.open(source, fields.icuPattern, locale.icuName)
      try handle.setCalendar(
        isJulian: isJulian, firstWeekday: settings.week.firstWeekday, minimumDays: settings.week.minimumDays)
      try handle.setContext(context.icu)
      digits = fields.hasFraction || repair != nil ? try DatePrinter.digits(of: handle) : []
      pool = DateFormatPool(handle)
    } catch {
      throw locale.error(for: error)
    }
    handPrinted = fields
    self.zone = fields.hasZone ? try ZoneText(zone: zone, in: locale) : nil
    self.context = context
    spaces = settings.options.spaces
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
      let text = try pool.with { handle throws(ICUFailure) in
        let donors = try repair?.donors(for: local, &handle)
        if handPrinted.isEmpty, donors == nil { return try handle.text(local) }
        return try pieces(of: instant, local: local, donors, &handle).joined()
      }
      return spaces.apply(to: text)
    } catch {
      return DatePrinter.lastResort(instant)
    }
  }

  /// The same in pieces.
  func parts(of instant: Instant, local: Double) -> [TextPart] {
    do throws(ICUFailure) {
      let text = try pool.with { handle throws(ICUFailure) in
        try pieces(of: instant, local: local, repair?.donors(for: local, &handle), &handle)
      }
      return text.pieces.map { piece in
        TextPart(piece.field.map { TextPart.Kind($0) } ?? .literal, spaces.apply(to: piece.text))
      }
    } catch {
      return [TextPart(.literal, DatePrinter.lastResort(instant))]
    }
  }

  /// A format that was made has formatted; only memory can fail it later, and then the instant must not be lost.
  private static func lastResort(_ instant: Instant) -> String { instant.description }

  /// The text cut at its fields, with everything put in that ICU does not know.
  private func pieces(
    of instant: Instant, local: Double, _ donors: CalendarRepair.Donors?, _ handle: inout DateFormatHandle
  ) throws(ICUFailure) -> FieldedDate {
    let count = handPrinted.fieldCount
    var text = FieldedDate(try handle.textAndSpans(local, fieldCount: count))
    if let repair, let donors {
      for donor in Set([donors.year, donors.month, donors.day]) {
        let other = FieldedDate(try handle.textAndSpans(donor, fieldCount: count))
        text.take(from: other) { donors.day(for: $0) == donor }
      }
      for index in text.pieces.indices {
        guard let field = text.pieces[index].field, let value = repair.count(field, of: donors.date) else {
          continue
        }
        text.pieces[index].text = number(value, width: handPrinted.width(of: field))
      }
    }
    var forms = handPrinted.forms[...]
    for index in text.pieces.indices {
      guard let field = text.pieces[index].field, HandPrintedFields.includes(field),
        let form = forms.popFirst()
      else { continue }
      text.pieces[index].text = print(form, of: instant, isFirst: index == text.firstField)
    }
    return text
  }

  // MARK: Printing by hand

  private func print(_ form: HandPrintedFields.Form, of instant: Instant, isFirst: Bool) -> String {
    switch form {
    case .zone(let form):
      let text = zone?.text(of: form, at: instant) ?? ""
      // No locale of CLDR wants a capital for zones anywhere else.
      return isFirst && context == .beginningOfSentence ? text.withCapital : text
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

  /// A count of days or weeks, or a year of weeks, in at least so many digits.
  private func number(_ value: Int, width: Int) -> String {
    let places = String(value.magnitude).utf8.map { digits[Int($0 - UInt8(ascii: "0"))] }
    let zeros = String(repeating: digits[0], count: max(0, width - places.count))
    return (value < 0 ? "-" : "") + zeros + places.joined()
  }
}

extension String {
  /// The text with its first letter in title case if it is a small one.
  fileprivate var withCapital: String {
    guard let first = unicodeScalars.first, first.properties.isLowercase else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }
}
