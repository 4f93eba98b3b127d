/// Which of the forms of ISO 8601 a ``TimestampFormat`` writes.
///
/// ```swift
/// TimestampOptions()                                           // 2024-02-29T10:11:12.5Z
/// TimestampOptions(layout: .basic, time: .seconds)             // 20240229T101112Z
/// TimestampOptions(date: .week, time: .none)                   // 2024-W09-4
/// TimestampOptions(time: .fraction(3), offset: .numeric)       // 2024-02-29T10:11:12.500+00:00
/// ```
public struct TimestampOptions: Sendable, Hashable {
  /// Whether separators stand between the fields.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// With them: `2024-02-29T10:11:12`.
    case extended
    /// Without: `20240229T101112`.
    case basic
  }

  /// How the date is written.
  public enum DateForm: String, Sendable, Hashable, CaseIterable {
    /// Year, month and day: `2024-02-29`.
    case calendar
    /// Year, week and weekday: `2024-W09-4`.
    case week
    /// Year and day of the year: `2024-060`.
    case ordinal
    /// Not at all.
    case none
  }

  /// How far the time is written; what is finer is cut, never rounded.
  public enum TimeForm: Sendable, Hashable {
    /// To the second, with the shortest fraction that is exact.
    case shortest
    /// To the second, with so many digits of a fraction: 0 to 9.
    case fraction(Int)
    /// To the second.
    case seconds
    /// To the minute.
    case minutes
    /// To the hour.
    case hours
    /// Not at all.
    case none
  }

  /// How the years are written.
  public enum YearForm: String, Sendable, Hashable, CaseIterable {
    /// Four digits for 0 to 9999; for others a sign and at least four, in the basic layout always six.
    case shortest
    /// Always a sign and six digits, as in ECMAScript.
    case expanded
  }

  /// How the distance from UTC is written.
  public enum OffsetForm: String, Sendable, Hashable, CaseIterable {
    /// `Z` for zero, else hours and minutes: `+01:00`.
    case zulu
    /// Hours and minutes, also for zero: `+00:00`.
    case numeric
    /// Hours, and minutes only where there are any: `+01`, `+05:30`.
    case short
    /// Not at all, which makes the text one of local time.
    case none
  }

  /// What stands between date and time.
  public enum Separator: String, Sendable, Hashable, CaseIterable {
    /// The letter `T`.
    case t = "T"
    /// A space, as RFC 3339 allows.
    case space = " "
  }

  /// What stands before the fraction.
  public enum DecimalMark: String, Sendable, Hashable, CaseIterable {
    /// A point.
    case point = "."
    /// A comma.
    case comma = ","
  }

  /// Whether separators stand between the fields.
  public var layout: Layout
  /// How the date is written.
  public var date: DateForm
  /// How far the time is written.
  public var time: TimeForm
  /// How the years are written.
  public var year: YearForm
  /// How the distance from UTC is written; never after a date alone.
  public var offset: OffsetForm
  /// What stands between date and time.
  public var separator: Separator
  /// What stands before the fraction.
  public var decimalMark: DecimalMark
  /// Whether the zone stands in brackets at the end, as in RFC 9557; never a file or a rule, which others do not know.
  public var namesZone: Bool

  /// The default of each is the common form: `2024-02-29T10:11:12.5Z`.
  public init(
    layout: Layout = .extended, date: DateForm = .calendar, time: TimeForm = .shortest,
    year: YearForm = .shortest, offset: OffsetForm = .zulu, separator: Separator = .t,
    decimalMark: DecimalMark = .point, namesZone: Bool = false
  ) {
    self.layout = layout
    self.date = date
    self.time = time
    self.year = year
    self.offset = offset
    self.separator = separator
    self.decimalMark = decimalMark
    self.namesZone = namesZone
  }
}
