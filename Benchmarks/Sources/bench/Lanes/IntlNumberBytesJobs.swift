import CBenchSystem
import Intl

/// Numbers, and the bytes that their texts, one after the other, must be.
///
/// They are checked together: a check of each would wait for the bytes just written to leave the processor's store
/// buffer, which a caller who goes on writing never does.
struct BytesInput {
  let values: [Double]
  let bytes: [UInt8]
}

/// Formats into memory that the caller has; true when the bytes are right.
@safe struct IntlDoubleSpan: Job {
  let format: NumberFormat
  private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

  init(format: NumberFormat) { self.format = format }

  func run(_ input: BytesInput) -> Bool {
    var output = unsafe OutputSpan(buffer: memory, initializedCount: 0)
    for value in input.values { _ = format.format(value, into: &output) }
    let count = unsafe output.finalize(for: memory)
    return unsafe cbench_same_bytes(memory.baseAddress, count, input.bytes, input.bytes.count)
  }
}

/// Formats into an array that has room; true when the bytes are right.
@safe struct IntlDoubleArray: Job {
  let format: NumberFormat
  // Memory of its own rather than a property of a class, whose every access would be checked for exclusivity.
  private let array = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)

  init(format: NumberFormat) {
    self.format = format
    unsafe array.initialize(to: [])
    unsafe array.pointee.reserveCapacity(1024)
  }

  func run(_ input: BytesInput) -> Bool {
    unsafe array.pointee.removeAll(keepingCapacity: true)
    for value in input.values { unsafe format.format(value, into: &array.pointee) }
    return unsafe cbench_same_bytes(array.pointee, array.pointee.count, input.bytes, input.bytes.count)
  }
}

/// A column of numbers, and the bytes and offsets that it must come to.
struct ColumnInput {
  let values: [Double]
  let bytes: [UInt8]
  let offsets: [Int]
}

/// Formats a column; true when it is right.
struct IntlDoubleColumn: Job {
  let format: NumberFormat

  func run(_ input: ColumnInput) -> Bool {
    let column = format.formatColumn(input.values)
    let same = unsafe cbench_same_bytes(column.bytes, column.bytes.count, input.bytes, input.bytes.count)
    return same && column.offsets == input.offsets
  }
}
