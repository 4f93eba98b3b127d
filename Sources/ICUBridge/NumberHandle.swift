internal import CICU

/// A value on its way to ICU.
package enum NumberInput: Sendable, Hashable {
  case integer(Int64)
  case double(Double)
  /// Plain or scientific notation in ASCII, `NaN`, `Infinity` or `-Infinity`.
  case text(String)

  /// The same value as text, for functions that read nothing else.
  package var asText: NumberInput {
    if case .integer(let integer) = self { return .text(String(integer)) }
    return self
  }

  /// Calls `body` with the value in C's shape.
  func withValue<Result, Failure: Error>(
    _ body: (UnsafePointer<CICUNumberValue>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = unsafe CICUNumberValue()
    switch self {
    case .integer(let integer):
      unsafe value.kind = Int32(CICU_NUMBER_INTEGER)
      unsafe value.integer = integer
    case .double(let real):
      unsafe value.kind = Int32(CICU_NUMBER_DOUBLE)
      unsafe value.real = real
    case .text(let text):
      let outcome = unsafe text.withCString { pointer -> Swift.Result<Result, Failure> in
        unsafe value.kind = Int32(CICU_NUMBER_TEXT)
        unsafe value.text = pointer
        unsafe value.length = Int32(clamping: text.utf8.count)
        do throws(Failure) {
          return .success(try unsafe body(&value))
        } catch {
          return .failure(error)
        }
      }
      return try outcome.get()
    }
    return try unsafe body(&value)
  }
}

/// Owns one ICU number formatter made from a skeleton.
///
/// Sendable: `unumf_format…` takes the formatter as const, and ICU counts its calls atomically.
@safe package struct NumberHandle: ~Copyable, @unchecked Sendable {
  private let formatter: CICUNumberFormatter

  /// - Parameter locale: In ICU's spelling.
  package init(skeleton: String, locale: String) throws(SkeletonFailure) {
    var status: CICUStatus = 0
    var offset: Int32 = -1
    unsafe formatter = unsafe skeleton.withUTF16 { text, length in
      unsafe cicu_number_open(text, length, locale, &offset, &status)
    }
    // `self` is whole here, so `deinit` closes the formatter even when ICU opened it in spite of an error.
    if status > 0 {
      throw SkeletonFailure("unumf_openForSkeletonAndLocaleWithError", status, offset, in: skeleton)
    }
  }

  deinit { unsafe cicu_number_close(formatter) }

  /// The formatted text.
  package func format(_ value: NumberInput) throws(ICUFailure) -> String {
    try unsafe value.withValue { value throws(ICUFailure) in
      try unsafe UTF16Scratch.text("unumf_resultToString") { out, capacity, status in
        unsafe cicu_number_format(formatter, value, out, capacity, nil, &status)
      }
    }
  }

  /// The formatted text with its fields.
  package func fields(_ value: NumberInput) throws(ICUFailure) -> FieldedText {
    try unsafe value.withValue { value throws(ICUFailure) in
      try unsafe FieldedText("ufmtval_nextPosition") { out, capacity, fields, status in
        unsafe cicu_number_format(formatter, value, out, capacity, &fields, &status)
      }
    }
  }
}

/// Owns one ICU formatter of number ranges.
///
/// Sendable: `unumrf_format…` takes the formatter as const, and ICU keeps what it makes lazily behind an atomic.
@safe package struct NumberRangeHandle: ~Copyable, @unchecked Sendable {
  private let formatter: CICUNumberRangeFormatter

  /// - Parameter locale: In ICU's spelling.
  package init(skeleton: String, locale: String) throws(SkeletonFailure) {
    var status: CICUStatus = 0
    var offset: Int32 = -1
    unsafe formatter = unsafe skeleton.withUTF16 { text, length in
      unsafe cicu_number_range_open(text, length, locale, &offset, &status)
    }
    // `self` is whole here, so `deinit` closes the formatter even when ICU opened it in spite of an error.
    if status > 0 {
      throw SkeletonFailure(
        "unumrf_openForSkeletonWithCollapseAndIdentityFallback", status, offset, in: skeleton)
    }
  }

  deinit { unsafe cicu_number_range_close(formatter) }

  /// The text of a range of two numbers in plain or scientific notation, with its fields.
  package func fields(from: String, to: String) throws(ICUFailure) -> FieldedText {
    try unsafe NumberInput.text(from).withValue { from throws(ICUFailure) in
      try unsafe NumberInput.text(to).withValue { to throws(ICUFailure) in
        try unsafe FieldedText("unumrf_formatDecimalRange") { out, capacity, fields, status in
          unsafe cicu_number_range_format(formatter, from, to, out, capacity, &fields, &status)
        }
      }
    }
  }
}

/// Why a skeleton or pattern could not be opened.
package struct SkeletonFailure: Error, Hashable {
  package let failure: ICUFailure
  /// The UTF-8 offset of the fault in the text, when ICU tells it.
  package let position: Int?

  package init(_ failure: ICUFailure) {
    self.failure = failure
    position = nil
  }

  init(_ function: ICUFailure.StaticName, _ status: Int32, _ offset: Int32, in text: String) {
    failure = ICUFailure(function: function, status: status)
    guard offset >= 0 else {
      position = nil
      return
    }
    let utf16 = text.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: min(Int(offset), utf16.count))
    position = text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}
