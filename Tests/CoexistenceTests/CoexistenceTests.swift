import Foundation
import Intl
import Testing

/// Foundation carries ICU headers of its own; a program that imports both must compile, link and run.
@Suite struct CoexistenceTests {
  @Test("Foundation and Intl format in one file")
  func both() throws {
    let theirs = NumberFormatter()
    theirs.numberStyle = .decimal
    theirs.locale = Locale(identifier: "de_DE")
    #expect(theirs.string(from: 1234.5) == "1.234,5")
    #expect(try NumberFormat(locale: "de-DE").format(1234.5) == "1.234,5")

    let date = Date(timeIntervalSince1970: 1_370_520_000)
    let style = Date.FormatStyle(date: .complete, time: .omitted, locale: Locale(identifier: "fr_FR"))
    #expect(date.formatted(style).contains("juin 2013"))
    let instant = try Instant(seconds: 1_370_520_000)
    let format = try DateFormat(date: .full, time: .none, locale: "fr-FR", zone: "UTC")
    #expect(format.format(instant) == "jeudi 6 juin 2013")
  }
}
