import Intl
import TestSupport
import Testing

/// ICU's own table of number formatting and parsing, through the public interface.
@Suite(.enabled(if: SharedData.isPresent)) struct NumberFormatSpecificationTests {
  typealias Row = NumberFormatSpecification.Row

  @Test("Every row that ICU's C interface can pass holds, 841 of 841")
  func rows() throws {
    var passed = 0
    var wrong: [String] = []
    for row in try NumberFormatSpecification().rows where !row.isExpectedToFail && !row.needsMissingSetter {
      let failure = try check(row)
      if let failure { wrong.append("\(row)\n   \(failure)") } else { passed += 1 }
    }
    print("numberformattestspecification: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(60).joined(separator: "\n"))")
    #expect(passed == 841)
  }

  /// What is wrong, or `nil`.
  private func check(_ row: Row) throws -> String? {
    let format: NumberFormat
    do {
      format = try NumberFormat(row.pattern, locale: row.locale(), options: row.options())
    } catch {
      return row["output"] == "fail" || row["toPattern"] == "fail" ? nil : "\(error)"
    }
    if let expected = row["toPattern"], format.pattern != expected {
      return "the pattern is \(format.pattern ?? "none")"
    }
    if let text = row["format"] {
      let plain = text.replacing("Inf", with: "Infinity")
      let got = format.format(try DecimalValue(parsing: plain))
      if got != row["output"] { return "printed \(got)" }
    }
    if let text = row["parse"] { return try checkParsing(text, row, format) }
    return nil
  }

  private func checkParsing(_ text: String, _ row: Row, _ format: NumberFormat) throws -> String? {
    let parser = try NumberParser(format, options: row.parseOptions)
    let expected = row["output"] ?? ""
    do throws(IntlError) {
      let amount = try parser.parsePrefix(of: text).amount
      let isRight =
        switch expected {
        case "fail": false
        case "NaN": amount.value.isNaN
        case "Inf": amount.value == .infinity
        case "-Inf": amount.value == -.infinity
        default: try amount.value == DecimalValue(parsing: expected)
        }
      if !isRight { return "read \(amount.value)" }
      if let currency = row["outputCurrency"], amount.currency?.code != currency {
        return "read the currency \(amount.currency?.code ?? "none")"
      }
      return nil
    } catch {
      return expected == "fail" ? nil : "\(error)"
    }
  }
}
