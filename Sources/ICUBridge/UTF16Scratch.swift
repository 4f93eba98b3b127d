internal import CICU

/// Short-lived UTF-16 memory on the stack, where it fits.
///
/// A heap array as scratch costs 500 to 900 ns a call; a stack buffer 2.
package enum UTF16Scratch {
  /// Calls `body` with uninitialized room for `capacity` units, at least one.
  package static func with<Result, Failure: Error>(
    capacity: Int, _ body: (UnsafeMutableBufferPointer<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, capacity)) {
      buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try unsafe body(buffer))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Runs an ICU function that writes text, once, or twice when the first buffer was too small.
  ///
  /// - Parameter fill: Writes at most the given capacity, sets the status, and returns the full length.
  package static func text(
    _ function: ICUFailure.StaticName, capacity: Int = 128,
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) throws(ICUFailure) -> String {
    var needed = capacity
    while true {
      let attempt = unsafe try with(capacity: needed) { buffer throws(ICUFailure) -> (String?, Int) in
        var status = Int32(CICU_STATUS_OK)
        let length = unsafe Int(fill(buffer.start, Int32(buffer.count), &status))
        if status == Int32(CICU_STATUS_BUFFER_OVERFLOW), length > buffer.count { return (nil, length) }
        try ICUFailure.check(status, function)
        return unsafe (String(utf16: UnsafeBufferPointer(rebasing: buffer[..<length])), length)
      }
      if let text = attempt.0 { return text }
      needed = attempt.1
    }
  }

  /// The same for a function that writes invariant characters, such as a locale identifier.
  package static func ascii(
    _ function: ICUFailure.StaticName, capacity: Int = 160,
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) throws(ICUFailure) -> String {
    var needed = capacity
    while true {
      let attempt = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: needed) {
        buffer -> (Result<String, ICUFailure>?, Int) in
        var status = Int32(CICU_STATUS_OK)
        let length = unsafe Int(fill(buffer.start, Int32(buffer.count), &status))
        if length > buffer.count { return (nil, length) }
        if status > 0 { return (.failure(ICUFailure(function: function, status: status)), length) }
        let bytes = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length])
        return unsafe (.success(String(decoding: bytes, as: UTF8.self)), length)
      }
      if let result = attempt.0 { return try result.get() }
      needed = attempt.1
    }
  }
}

extension UnsafeMutableBufferPointer {
  /// The first element's address; every buffer that this module asks for has room for one at least.
  var start: UnsafeMutablePointer<Element> {
    guard let address = baseAddress else { preconditionFailure("a buffer of no capacity") }
    return unsafe address
  }
}
