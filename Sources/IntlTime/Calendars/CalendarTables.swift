internal import IntlCore
internal import IntlSystem

/// What `CLDRData/calendars` holds, read once.
struct CalendarTables: Sendable {
  var chinese = MonthTable.empty
  var dangi = MonthTable.empty
  var islamic = MonthTable.empty
  var ummAlQura = MonthTable.empty
  var japanese = EraTable.empty
  /// Ascending.
  var persianNotLeap: [UInt16] = []

  /// The tables; empty where they could not be read, which ``load()`` reports.
  static let shared: CalendarTables = {
    switch loaded {
    case .success(let tables): tables
    case .failure: CalendarTables()
    }
  }()

  /// The years in which the rule of the Persian calendar has exceptions.
  static let persianExceptions = 1502...2987

  /// Makes sure that the tables are there.
  ///
  /// - Throws: ``IntlError`` of kind `malformedFile`.
  static func load() throws(IntlError) {
    _ = try loaded.get()
  }

  private static let loaded: Result<CalendarTables, IntlError> = {
    do throws(IntlError) {
      return .success(try CalendarTables(try EmbeddedBytes.calendars()))
    } catch {
      return .failure(error)
    }
  }()

  private init() {}

  private init(_ pack: DataPack) throws(IntlError) {
    chinese = try MonthTable(pack.section("chinese"))
    dangi = try MonthTable(pack.section("dangi"))
    islamic = try MonthTable(pack.section("islamic"))
    ummAlQura = try MonthTable(pack.section("umalqura"))
    japanese = try EraTable(pack.section("japanese"))
    var persian = try pack.section("persian")
    for _ in 0..<(try persian.uint32()) { persianNotLeap.append(try persian.uint16()) }
  }
}
