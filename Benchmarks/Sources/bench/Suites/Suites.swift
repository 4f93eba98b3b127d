/// All cases, one list a feature.
enum Suites {
  static var all: [BenchmarkCase] {
    [
      NumberSuite.cases, NumberBytesSuite.cases, NumberOpenSuite.cases, NumberParseSuite.cases,
      GrammarSuite.cases, TimeSuite.cases,
      ZoneSuite.cases,
      CalendarSuite.cases,
      Iso8601Suite.cases, DateSuite.cases,
    ].flatMap(\.self)
  }
}
