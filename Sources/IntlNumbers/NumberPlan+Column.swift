@_spi(Inlined) internal import IntlCore

/// Whole columns, each text written where it stays.
extension NumberPlan {
  func column(_ values: [Int]) -> TextColumn {
    TextColumn(
      WordSink.rows(
        values.count, { write(Int64(values[$0]), endingAt: $1, into: &$2) },
        refused: { slowText(.integer(Int64(values[$0]))) }))
  }

  func column(_ values: [Double]) -> TextColumn {
    TextColumn(
      WordSink.rows(
        values.count, { write(values[$0], endingAt: $1, into: &$2) },
        refused: { slowText(.double(values[$0])) }))
  }

  func column(_ values: [DecimalValue]) -> TextColumn {
    TextColumn(
      WordSink.rows(
        values.count, { write(values[$0], endingAt: $1, into: &$2) },
        refused: { slowText(.decimal(values[$0])) }))
  }
}
