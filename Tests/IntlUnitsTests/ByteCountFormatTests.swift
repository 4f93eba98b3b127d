import IntlCore
import IntlNumbers
import IntlUnits
import Testing

@Suite struct ByteCountFormatTests {
  @Test(
    "The largest unit is chosen after rounding",
    arguments: [
      ("0", "0 byte"), ("999", "999 byte"), ("1000", "1 kB"), ("1499", "1 kB"), ("999499", "999 kB"),
      ("999500", "1 MB"),
      ("999999", "1 MB"), ("1250000", "1.2 MB"), ("999949999", "999.9 MB"), ("999950000", "1 GB"),
      ("1234567890", "1.23 GB"), ("999994999999", "999.99 GB"), ("999995000000", "1 TB"),
      ("18446744073709551615", "18.45 EB"), ("-1500000", "-1.5 MB"), ("1e30", "1,000,000 YB"),
      ("0.4", "0 byte"),
      ("Infinity", "∞ byte"), ("NaN", "NaN byte"),
    ])
  func decimal(value: String, text: String) throws {
    let format = try ByteCountFormat(locale: "en")
    #expect(format.format(try DecimalValue(parsing: value)) == text)
  }

  @Test(
    "A kilobyte may be 1,024 bytes, by either name",
    arguments: [
      (ByteCountFormat.Form.memory, "1023", "1,023 byte"), (.memory, "1024", "1 kB"),
      (.memory, "1048063", "1,023 kB"),
      (.memory, "1048064", "1 MB"), (.memory, "1073689395", "1,023.9 MB"), (.memory, "1073689396", "1 GB"),
      (.binary, "1024", "1 KiB"), (.binary, "1536000", "1.5 MiB"),
      (.binary, "1208925819614629174706176", "1 YiB"),
    ])
  func binary(form: ByteCountFormat.Form, value: String, text: String) throws {
    let format = try ByteCountFormat(form, locale: "en")
    #expect(format.format(try DecimalValue(parsing: value)) == text)
  }

  @Test(
    "Units are named as the language does",
    arguments: [
      ("fr", ByteCountFormat.Form.decimal, UnitWidth.short, "1,5\u{202F}Mo"),
      ("fr", .binary, .short, "1,5\u{202F}Mio"),
      ("ru", .memory, .short, "1,5 МБ"), ("de", .decimal, .long, "1,5 Megabyte"),
      ("en", .decimal, .narrow, "1.5MB"),
      ("en", .binary, .long, "1.5 mebibytes"), ("ar-EG", .decimal, .short, "١٫٥ م.ب"),
    ])
  func names(locale: LocaleID, form: ByteCountFormat.Form, width: UnitWidth, text: String) throws {
    let format = try ByteCountFormat(form, width: width, locale: locale)
    #expect(format.format(form == .memory ? 1_572_864 : 1_536_000) == text)
    #expect(format.parts(form == .memory ? 1_572_864 : 1_536_000).map(\.text).joined() == text)
  }

  @Test("A malformed locale is an error")
  func locale() {
    #expect(throws: IntlError.self) { try ByteCountFormat(locale: "xx") }
  }
}
