/// A date and a clock time, as every lane tells it.
struct ClockFields: Equatable {
  var era: Int32 = 0
  var year: Int32
  /// From 1; how a leap month counts is the lane's own affair.
  var month: Int32
  var isLeapMonth = false
  var day: Int32
  /// Sunday is 1.
  var weekday: Int32
  var hour: Int32 = 0
  var minute: Int32 = 0
  var second: Int32 = 0
}
