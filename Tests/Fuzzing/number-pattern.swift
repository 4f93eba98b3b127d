// modules: IntlCore IntlSystem ICUBridge LocaleData IntlLocale IntlGrammar IntlNumbers
import IntlCore
import IntlLocale
import IntlNumbers

/// Any text as a number pattern or a skeleton: an error inside the text, or a format whose outputs agree.
///
/// The first byte chooses the kind and the locale, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumberPattern(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes.dropFirst(), as: UTF8.self)
  let choice = unsafe Int(bytes[0])
  let locale = locales[choice / 4 % locales.count]
  do throws(IntlError) {
    let format: NumberFormat
    switch choice % 4 {
    case 0: format = try NumberFormat(skeleton: text, locale: locale)
    case 1: format = try NumberFormat(pattern: text, locale: locale, options: .digits(fraction: 1...4))
    case 2:
      var pattern = NumberPattern(text)
      pattern.isLocalized = true
      pattern.currency = "EUR"
      format = try NumberFormat(pattern, locale: locale)
    default: format = try NumberFormat(pattern: text, locale: locale)
    }
    for value in values {
      let whole = format.format(value)
      var bytes: [UInt8] = []
      format.format(value, into: &bytes)
      expect(bytes == Array(whole.utf8), "\(value): \(bytes) is not \(whole)")
      let parts = format.parts(value).map(\.text).joined()
      expect(parts == whole, "\(value): \(parts) is not \(whole)")
    }
    expect(try format.explanation().facts.allSatisfy { !$0.name.isEmpty }, "a fact without a name")
    // Few inputs open a parser, which takes long.
    if choice >= 192 { readBack(format) }
  } catch {
    check(error)
  }
  return 0
}

/// What a format prints is read, or refused with a place.
private func readBack(_ format: NumberFormat) {
  for value in values {
    do throws(IntlError) {
      _ = try format.parse(format.format(value))
    } catch {
      check(error)
    }
  }
}

/// An error is a sentence, and its place is in the text that it is about.
private func check(_ error: IntlError) {
  expect(!error.expected.isEmpty && error.found?.isEmpty != true, "\(error)")
  if let position = error.position { expect(0...error.subject.utf8.count ~= position, "\(error)") }
}

private let locales: [LocaleID] = ["en", "de-CH", "ar-EG", "hi-u-nu-deva"]

private let values: [DecimalValue] =
  ["0", "-1", "1234567.891", "12345678901234567890123", "-0.00015", "NaN", "Infinity"].map {
    DecimalValue($0) ?? 0
  }

/// A precondition whose message is there in release builds too.
private func expect(_ isRight: Bool, _ message: @autoclosure () -> String) {
  if !isRight { fatalError(message()) }
}

/// Switches the leak check off: an enum keeps parsers behind tagged pointers, which it takes for lost ones.
@_cdecl("__lsan_is_turned_off")
public func turnLeakCheckOff() -> CInt { 1 }
