public import IntlCore

/// Formatting into a caller's bytes.
///
/// What is said of allocations holds for formats that run natively; those that ICU runs make a string on the way.
extension NumberFormat {
  /// Appends the text of an integer as UTF-8.
  ///
  /// ```swift
  /// var line: [UInt8] = []
  /// try NumberFormat(locale: "en").format(1234, into: &line)    // line is "1,234"
  /// ```
  ///
  /// Nothing is allocated but what the array needs to grow.
  public func format(_ value: Int, into output: inout [UInt8]) { plan.append(Int64(value), to: &output) }

  /// Appends the text of a number as UTF-8.
  ///
  /// Nothing is allocated but what the array needs to grow, unless the shortest decimal has 16 or 17 digits: then the
  /// standard library's text of it may be made first.
  public func format(_ value: Double, into output: inout [UInt8]) { plan.append(value, to: &output) }

  /// Appends the text of an exact decimal as UTF-8.
  ///
  /// Nothing is allocated but what the array needs to grow, for numbers of up to 19 digits.
  public func format(_ value: DecimalValue, into output: inout [UInt8]) { plan.append(value, to: &output) }

  /// Appends the text of an integer as UTF-8, or nothing when it does not fit.
  ///
  /// ```swift
  /// let needed = format.format(1234, into: &span)
  /// if needed > span.freeCapacity { … }    // nothing was written: make room and try again
  /// ```
  ///
  /// - Returns: How many bytes the text has, whether they were written or not. Nothing is allocated.
  public func format(_ value: Int, into output: inout OutputSpan<UInt8>) -> Int {
    plan.append(Int64(value), to: &output)
  }

  /// Appends the text of a number as UTF-8, or nothing when it does not fit.
  ///
  /// - Returns: How many bytes the text has, whether they were written or not. Nothing is allocated, unless the shortest
  ///   decimal has 16 or 17 digits.
  public func format(_ value: Double, into output: inout OutputSpan<UInt8>) -> Int {
    plan.append(value, to: &output)
  }

  /// Appends the text of an exact decimal as UTF-8, or nothing when it does not fit.
  ///
  /// - Returns: How many bytes the text has, whether they were written or not. Nothing is allocated for numbers of up
  ///   to 19 digits.
  public func format(_ value: DecimalValue, into output: inout OutputSpan<UInt8>) -> Int {
    plan.append(value, to: &output)
  }

  /// The texts of a column of integers, one after the other in one buffer.
  ///
  /// ```swift
  /// let column = try NumberFormat(locale: "en").formatColumn([1, 1000])
  /// column.offsets     // [0, 1, 6]
  /// column[1]          // "1,000"
  /// ```
  ///
  /// - Complexity: O(*n*), with one allocation that grows.
  public func formatColumn(_ values: [Int]) -> TextColumn { plan.column(values) }

  /// The texts of a column of numbers, one after the other in one buffer.
  public func formatColumn(_ values: [Double]) -> TextColumn { plan.column(values) }

  /// The texts of a column of exact decimals, one after the other in one buffer.
  public func formatColumn(_ values: [DecimalValue]) -> TextColumn { plan.column(values) }
}
