import Foundation
import Intl

let theirs = NumberFormatter()
theirs.locale = Locale(identifier: "de_DE")
theirs.numberStyle = .decimal
guard let foundation = theirs.string(from: 1234.5) else { exit(1) }

let ours = try NumberFormat(locale: "de-DE").format(1234.5)
let day = try DateFormat(date: .long, time: .none, locale: "fr-FR", zone: "Europe/Paris")
let date = Date(timeIntervalSince1970: 1_370_520_000)
let text = day.format(try Instant(seconds: Int64(date.timeIntervalSince1970)))

print("Foundation: \(foundation)")
print("Intl:       \(ours)")
print("Intl:       \(text)")
exit(foundation == "1.234,5" && ours == "1.234,5" && text == "6 juin 2013" ? 0 : 1)
