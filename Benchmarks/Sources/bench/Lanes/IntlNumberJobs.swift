import Intl

struct IntlInteger: Job {
  let format: NumberFormat
  func run(_ value: Int) -> String { format.format(value) }
}

struct IntlDouble: Job {
  let format: NumberFormat
  func run(_ value: Double) -> String { format.format(value) }
}

/// Opens a format; true when that went well.
struct IntlNumberOpen: Job {
  let style: NumberStyle
  let locale: LocaleID

  func run(_ options: NumberOptions) -> Bool {
    do throws(IntlError) {
      let format = try NumberFormat(style, locale: locale, options: options)
      return format.locale == locale
    } catch {
      return false
    }
  }
}

/// Reads a number; nil when the text is none.
struct IntlParse: Job {
  let parser: NumberParser

  func run(_ text: String) -> DecimalValue? {
    do throws(IntlError) { return try parser.parse(text) } catch { return nil }
  }
}
