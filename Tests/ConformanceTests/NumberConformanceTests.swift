import Foundation
import Intl
import TestSupport
import Testing

/// Number suites of ICU's two implementations, through the public interface.
@Suite(.enabled(if: SharedData.isPresent)) struct NumberConformanceTests {
  /// The lines that differ, cut to a readable number.
  private func report(_ wrong: [String], of total: Int) -> Comment {
    "\(total - wrong.count) of \(total)\n\(wrong.prefix(20).joined(separator: "\n"))"
  }

  @Test("Skeletons: ICU's permutation test, 5,850 of 5,850")
  func permutations() throws {
    let inputs = ["0", "91827.3645", "-0.22222"]
    var wrong: [String] = []
    var total = 0
    var skeleton = ""
    var format: NumberFormat?
    var outputs = 0
    for line in try SharedData.lines("conformance/icu72/numberpermutationtest.txt") {
      if line.hasPrefix("#") || line.isEmpty { continue }
      if !line.hasPrefix(" ") {
        skeleton = line
      } else if !line.hasPrefix("    ") {
        let locale = try LocaleID(parsing: line.trimmingCharacters(in: .whitespaces))
        format = try NumberFormat(skeleton: skeleton, locale: locale)
        outputs = 0
      } else {
        let value = try DecimalValue(parsing: inputs[outputs])
        let got = try #require(format).format(value)
        total += 1
        outputs += 1
        if got != line.dropFirst(4) { wrong.append("\(skeleton) \(value): \(got), not \(line.dropFirst(4))") }
      }
    }
    #expect(total == 5850)
    #expect(wrong.isEmpty, report(wrong, of: total))
  }

  @Test("Patterns and rounding modes: ICU's decimal format test, 1,484 of 1,484")
  func patterns() throws {
    let rules: [String: RoundingRule] = [
      "default": .halfEven, "ceiling": .ceiling, "down": .down, "floor": .floor, "halfdown": .halfDown,
      "halfeven": .halfEven, "halfup": .halfUp, "up": .up, "unnecessary": .unnecessary,
    ]
    var wrong: [String] = []
    var total = 0
    for line in try SharedData.lines("conformance/icu72/dcfmtest.txt") {
      let match = line.firstMatch(of: /^\s*format\s+(\S+)\s+(\S+)\s+"([^"]*)"\s+"([^"]*)"/)
      guard let match else { continue }
      total += 1
      var options = NumberOptions()
      options.rounding = try #require(rules[String(match.2)])
      let format = try NumberFormat(pattern: String(match.1), locale: "en", options: options)
      let value = try DecimalValue(parsing: String(match.3))
      let got: String
      do throws(IntlError) {
        got = try format.checkedFormat(value)
      } catch {
        got = error.kind == .outOfRange ? "Inexact" : "\(error)"
      }
      if got != match.4 { wrong.append("\(line): \(got)") }
    }
    #expect(total == 1484)
    #expect(wrong.isEmpty, report(wrong, of: total))
  }

  @Test("Skeletons in 194 locales: as ICU4J, 13,188 of 13,192")
  func skeletons() throws {
    // Belarusian names of a 20-digit number that ends in zero: "many" by CLDR's rules, "other" in ICU4J. The two
    // Lithuanian rows are the other way round: ICU4C, which runs skeletons, takes the operand through a double.
    var wrong: [String] = []
    var total = 0
    for line in try SharedData.lines("conformance/icu4j72/number_skeletons.tsv").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let format = try NumberFormat(skeleton: cells[1], locale: LocaleID(parsing: cells[0]))
      let got = format.format(try DecimalValue(parsing: cells[2]))
      total += 1
      if got != cells[3] { wrong.append("\(line): \(got)") }
    }
    #expect(total == 13192)
    let known = wrong.filter {
      $0.contains("\t12345678901234567890\t") && ($0.hasPrefix("be") || $0.hasPrefix("lt"))
    }
    #expect(wrong.count == known.count && wrong.count <= 4, report(wrong, of: total))
  }

  @Test("Ranges: as ICU4J, 540 of 540")
  func ranges() throws {
    var wrong: [String] = []
    var total = 0
    for line in try SharedData.lines("conformance/icu4j72/number_ranges.tsv").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let format = try NumberRangeFormat(skeleton: cells[1], locale: LocaleID(parsing: cells[0]))
      let got = format.format(
        from: try DecimalValue(parsing: cells[2]), to: try DecimalValue(parsing: cells[3]))
      total += 1
      if got != cells[4] { wrong.append("\(line): \(got)") }
    }
    #expect(total == 540)
    #expect(wrong.isEmpty, report(wrong, of: total))
  }

  @Test("Words and ordinals: as ICU4J, 3,104 of 3,104")
  func words() throws {
    var wrong: [String] = []
    var total = 0
    for line in try SharedData.lines("conformance/icu4j72/spellout.tsv").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let style: NumberStyle = cells[1] == "ordinal" ? .ordinal : .spellOut
      let format = try NumberFormat(style, locale: LocaleID(parsing: cells[0]))
      let got = format.format(try DecimalValue(parsing: cells[2]))
      total += 1
      if got != cells[3] { wrong.append("\(line): \(got)") }
    }
    #expect(total == 3104)
    #expect(wrong.isEmpty, report(wrong, of: total))
  }
}
