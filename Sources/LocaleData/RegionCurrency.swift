internal import ICUBridge
package import IntlCore

/// The use of a currency in a region.
struct RegionCurrency: Sendable, Hashable {
  let code: String
  /// The first and the last day, counted from 1970-01-01; `nil` where it is open.
  let firstDay: Int64?
  let lastDay: Int64?
  /// False for a unit of account that nobody pays with.
  let isTender: Bool

  init(from row: inout ByteReader) throws(IntlError) {
    code = try row.text()
    let flags = try row.uint8()
    firstDay = flags & 1 == 0 ? nil : try row.signed()
    lastDay = flags & 2 == 0 ? nil : try row.signed()
    isTender = flags & 4 == 0
  }

  /// Reads ICU's row; its functions trap on one without a first day, such as that of Antarctica.
  init(from row: borrowing ResourceHandle) throws(ICUFailure) {
    code = try row.string("id") ?? ""
    firstDay = try RegionCurrency.day("from", of: row)
    lastDay = try RegionCurrency.day("to", of: row)
    isTender = try row.string("tender") != "false"
  }

  /// The day of an instant that ICU keeps as the two halves of its milliseconds.
  private static func day(_ key: String, of row: borrowing ResourceHandle) throws(ICUFailure) -> Int64? {
    guard let halves = try row.optionalChild(key)?.integers(), halves.count == 2 else { return nil }
    let milliseconds = Int64(halves[0]) << 32 | Int64(UInt32(bitPattern: halves[1]))
    return day(ofSeconds: milliseconds >= 0 ? milliseconds / 1000 : (milliseconds + 1) / 1000 - 1)
  }

  /// The day of an instant, counted from 1970-01-01.
  static func day(ofSeconds seconds: Int64) -> Int64 {
    seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
  }

  func isInUse(onDay day: Int64) -> Bool {
    isTender && day >= firstDay ?? .min && day <= lastDay ?? .max
  }
}

/// The currencies of regions at any time.
package enum RegionCurrencies {
  /// What is paid with in a region at an instant, the main currency first; empty where there is none.
  ///
  /// ```swift
  /// try RegionCurrencies.codes(of: "BG", atSeconds: 1_767_225_600)    // EUR, BGN on 2026-01-01
  /// ```
  ///
  /// - Parameters:
  ///   - region: Two letters.
  ///   - seconds: Since 1970-01-01T00:00:00Z; the day is that of UTC.
  package static func codes(of region: String, atSeconds seconds: Int64) throws(IntlError) -> [String] {
    let day = RegionCurrency.day(ofSeconds: seconds)
    return try uses(in: region).filter { $0.isInUse(onDay: day) }.map(\.code)
  }

  private static func uses(in region: String) throws(IntlError) -> [RegionCurrency] {
    if let uses = try Corrections.current().regions[region] { return uses }
    do throws(ICUFailure) {
      let map = try ResourceHandle("supplementalData", of: .currency).child("CurrencyMap")
      guard let rows = try map.optionalChild(region) else { return [] }
      var uses: [RegionCurrency] = []
      for index in 0..<rows.count { uses.append(try RegionCurrency(from: rows.child(at: index))) }
      return uses
    } catch {
      throw error.asError(subject: "the currencies of \(region)")
    }
  }
}
