// modules: IntlCore IntlSystem ICUBridge LocaleData IntlLocale IntlGrammar IntlNumbers
import IntlCore
import IntlLocale
import IntlNumbers

/// Any text as a number in every style: an error inside the text, or a value that its own text reads back as.
///
/// The first byte chooses the format and the mode, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumberParser(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes.dropFirst(), as: UTF8.self)
  let parser = unsafe parsers[Int(bytes[0]) % parsers.count]
  do throws(IntlError) {
    let value = try parser.parse(text)
    let plain = try DecimalValue(parsing: value.description)
    precondition(plain == value, "\(value) is read as \(plain)")
  } catch {
    if let position = error.position { precondition(0...text.utf8.count ~= position, "\(error)") }
  }
  do throws(IntlError) {
    let prefix = try parser.parsePrefix(of: text)
    precondition(0...text.utf8.count ~= prefix.end, "a prefix ends outside the text")
  } catch {
    if let position = error.position { precondition(0...text.utf8.count ~= position, "\(error)") }
  }
  _ = DecimalValue(text)
  return 0
}

private let parsers: [NumberParser] = {
  let styles: [NumberStyle] = [
    .decimal, .percent, .scientific, .currency("USD"), .accounting("EUR"), .compactLong, .unit("kilometer"),
    .spellOut, .ordinal,
  ]
  var parsers: [NumberParser] = []
  for locale: LocaleID in ["en", "ar-EG", "de", "fr", "hi-u-nu-deva"] {
    for style in styles {
      var any = NumberParseOptions.lenient
      any.currencies = .any
      for options in [NumberParseOptions.strict, .lenient, any] {
        do throws(IntlError) {
          parsers.append(try NumberParser(NumberFormat(style, locale: locale), options: options))
        } catch {
          preconditionFailure("\(locale) \(style): \(error)")
        }
      }
    }
  }
  return parsers
}()

/// Switches the leak check off: an enum keeps the readers above behind tagged pointers, which it takes for lost ones.
@_cdecl("__lsan_is_turned_off")
public func turnLeakCheckOff() -> CInt { 1 }
