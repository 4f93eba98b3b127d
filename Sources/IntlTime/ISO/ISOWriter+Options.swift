extension ISOWriter {
  @inline(__always)
  mutating func write(_ date: CivilDate, _ options: TimestampOptions) {
    if options.date == .calendar, options.layout == .extended, options.year == .shortest {
      write(date)
    } else {
      writeForm(date, options)
    }
  }

  private mutating func writeForm(_ date: CivilDate, _ options: TimestampOptions) {
    let hasHyphens = options.layout == .extended
    switch options.date {
    case .calendar:
      writeYear(date.yearValue, options)
      if hasHyphens { write(UInt8(ascii: "-")) }
      writePair(UInt32(date.monthValue))
      if hasHyphens { write(UInt8(ascii: "-")) }
      writePair(UInt32(date.dayValue))
    case .ordinal:
      writeYear(date.yearValue, options)
      if hasHyphens { write(UInt8(ascii: "-")) }
      writeDigits(UInt32(date.dayOfYear), count: 3)
    case .week:
      let (year, week) = date.isoWeek
      writeYear(Int32(year), options)
      if hasHyphens { write(UInt8(ascii: "-")) }
      write(UInt8(ascii: "W"))
      writePair(UInt32(week))
      if hasHyphens { write(UInt8(ascii: "-")) }
      write(UInt8(date.weekday.isoNumber) | 0x30)
    case .none:
      break
    }
  }

  private mutating func writeYear(_ year: Int32, _ options: TimestampOptions) {
    // Without separators only a year of an agreed length can be told from what follows.
    let isExpanded = options.year == .expanded || (options.layout == .basic && !(0...9999 ~= year))
    guard isExpanded else { return writeYear(year) }
    write(UInt8(ascii: year < 0 ? "-" : "+"))
    writeDigits(year.magnitude, count: 6)
  }

  @inline(__always)
  mutating func write(_ time: CivilTime, _ options: TimestampOptions) {
    if options.time == .shortest, options.layout == .extended, options.decimalMark == .point {
      write(time)
    } else {
      writeForm(time, options)
    }
  }

  private mutating func writeForm(_ time: CivilTime, _ options: TimestampOptions) {
    let hasColons = options.layout == .extended
    writePair(UInt32(time.hour))
    if options.time == .hours { return }
    if hasColons { write(UInt8(ascii: ":")) }
    writePair(UInt32(time.minute))
    if options.time == .minutes { return }
    if hasColons { write(UInt8(ascii: ":")) }
    writePair(UInt32(time.second))
    let mark = UInt8(ascii: options.decimalMark == .point ? "." : ",")
    let nanoseconds = UInt32(time.nanosecond)
    switch options.time {
    case .shortest where nanoseconds != 0:
      write(mark)
      writeShortestFraction(nanoseconds)
    case .fraction(let digits) where digits > 0:
      write(mark)
      var rest = nanoseconds
      for _ in digits..<9 { rest /= 10 }
      writeDigits(rest, count: digits)
    default:
      break
    }
  }

  @inline(__always)
  mutating func writeOffset(_ seconds: Int32, _ options: TimestampOptions) {
    switch options.offset {
    case .zulu where seconds == 0: write(UInt8(ascii: "Z"))
    case .zulu, .numeric: writeOffset(seconds, colons: options.layout == .extended, minutes: true)
    case .short: writeOffset(seconds, colons: options.layout == .extended, minutes: false)
    case .none: break
    }
  }
}
