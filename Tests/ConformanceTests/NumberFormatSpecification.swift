import Foundation
import Intl
import TestSupport

/// ICU's own table of number formatting and parsing, read into rows.
struct NumberFormatSpecification {
  /// One line of the table, with the settings that stand above it.
  struct Row: CustomStringConvertible {
    let line: Int
    let test: String
    var fields: [String: String]

    subscript(field: String) -> String? { fields[field] }

    var description: String {
      let shown = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "line \(line) (\(test)): \(shown.joined(separator: " "))"
    }
  }

  let rows: [Row]

  init() throws {
    var rows: [Row] = []
    var test = ""
    var settings: [String: String] = [:]
    var header: [String]?
    var expectsHeader = false
    let lines = try SharedData.lines("conformance/icu72/numberformattestspecification.txt")
    for (index, line) in lines.enumerated() where !line.hasPrefix("//") {
      if line.trimmingCharacters(in: .whitespaces).isEmpty {
        header = nil
        settings = [:]
      } else if let header {
        var fields = settings
        for (name, cell) in zip(header, line.components(separatedBy: "\t")) {
          fields[name] = Self.unescape(cell)
        }
        rows.append(Row(line: index + 1, test: test, fields: fields))
      } else if expectsHeader {
        header = line.components(separatedBy: "\t")
        expectsHeader = false
      } else if line == "begin" {
        expectsHeader = true
      } else if line.hasPrefix("test ") {
        test = String(line.dropFirst(5))
      } else if line.hasPrefix("set ") {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        settings[String(words[1])] = words.count > 2 ? Self.unescape(String(words[2])) : ""
      }
    }
    self.rows = rows
  }

  private static func unescape(_ text: String) -> String {
    var out = ""
    var rest = Substring(text)
    while let start = rest.range(of: "\\u") {
      out += rest[..<start.lowerBound]
      let hex = rest[start.upperBound...].prefix(4)
      if let scalar = UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init) {
        out.unicodeScalars.append(scalar)
      }
      rest = rest[hex.endIndex...]
    }
    return out + rest
  }
}

extension NumberFormatSpecification.Row {
  /// Whether the table says that ICU4C fails here.
  var isExpectedToFail: Bool { self["breaks"]?.contains("C") == true }

  /// Settings that neither ICU's C interface nor this library has for patterns.
  var needsMissingSetter: Bool {
    ["useScientific", "minimumExponentDigits", "exponentSignAlwaysShown", "plural"].contains {
      self[$0] != nil
    }
  }

  var pattern: NumberPattern {
    var pattern = NumberPattern(self["localizedPattern"] ?? self["pattern"] ?? "0")
    pattern.isLocalized = self["localizedPattern"] != nil
    pattern.currency = self["currency"].map { CurrencyCode($0) }
    pattern.multiplier = integer("multiplier")
    pattern.paddedWidth = integer("formatWidth")
    pattern.paddingCharacter = self["padCharacter"]?.first
    pattern.paddingPosition = self["padPosition"].flatMap(PaddingPosition.init(rawValue:))
    pattern.positivePrefix = self["positivePrefix"]
    pattern.positiveSuffix = self["positiveSuffix"]
    pattern.negativePrefix = self["negativePrefix"]
    pattern.negativeSuffix = self["negativeSuffix"]
    pattern.groupingSize = integer("grouping")
    pattern.secondaryGroupingSize = integer("grouping2")
    pattern.minimumGroupingDigits = integer("minGroupingDigits")
    pattern.usesCurrencyDigits = self["currencyUsage"] != nil
    pattern.usesSignificantDigits = integer("useSigDigits").map { $0 != 0 }
    return pattern
  }

  func options() throws -> NumberOptions {
    var options = NumberOptions()
    options.minimumIntegerDigits = integer("minIntegerDigits").map { max(0, $0) }
    options.maximumIntegerDigits = integer("maxIntegerDigits").map { max(0, $0) }
    let maximum = integer("maxFractionDigits").map { max(0, $0) }
    // In ICU a maximum moves a larger minimum; here the two would contradict each other.
    options.minimumFractionDigits = integer("minFractionDigits").map { min(max(0, $0), maximum ?? .max) }
    options.maximumFractionDigits = maximum
    options.minimumSignificantDigits = integer("minSigDigits").map { max(1, $0) }
    options.maximumSignificantDigits = integer("maxSigDigits")
    options.increment = try self["roundingIncrement"].map { try DecimalValue(parsing: $0) }
    if let mode = self["roundingMode"] { options.rounding = RoundingRule(rawValue: mode) ?? .halfEven }
    if let uses = integer("useGrouping") { options.grouping = uses == 0 ? .off : .always }
    options.usesCashRounding = self["currencyUsage"] == "cash"
    options.decimalSeparator = integer("decimalSeparatorAlwaysShown") == 1 ? .always : .auto
    options.sign = integer("signAlwaysShown") == 1 ? .always : .auto
    return options
  }

  var parseOptions: NumberParseOptions {
    var options = NumberParseOptions(integer("lenient") == 0 ? .strict : .lenient)
    options.isCaseSensitive = integer("parseCaseSensitive") == 1
    options.isIntegerOnly = integer("parseIntegerOnly") == 1
    options.acceptsExponent = integer("parseNoExponent") != 1
    options.requiresDecimalSeparator = integer("decimalPatternMatchRequired") == 1
    options.currencies = self["outputCurrency"] == nil ? .own : .any
    // ICU's own idea of strict.
    options.acceptsPlus = false
    options.groupSeparators = .any
    return options
  }

  func locale() throws -> LocaleID { try LocaleID(parsing: self["locale"] ?? "en") }

  func integer(_ field: String) -> Int? { self[field].flatMap { Int($0) } }
}
