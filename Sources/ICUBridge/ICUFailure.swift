internal import CICU
package import IntlCore

/// A positive ICU status, with the function that gave it.
package struct ICUFailure: Error, Hashable {
  package let function: StaticName
  package let status: Int32

  /// A function name that costs nothing to carry.
  package struct StaticName: Hashable, ExpressibleByStringLiteral, Sendable {
    package let text: String
    package init(stringLiteral value: String) { text = value }
  }

  /// The failure of a function whose answer does not have the form that its caller can use.
  package static func unsupported(_ function: StaticName) -> ICUFailure {
    ICUFailure(function: function, status: Int32(CICU_STATUS_UNSUPPORTED))
  }

  /// ICU's name of the status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  package var statusName: String {
    unsafe String(cString: cicu_status_name(status))
  }

  /// True when ICU's data lack what was asked for.
  package var isMissingData: Bool {
    status == Int32(CICU_STATUS_MISSING_RESOURCE) || status == Int32(CICU_STATUS_FILE_ACCESS)
  }

  /// True when a number has more digits than its format may show.
  package var isInexact: Bool { status == Int32(CICU_STATUS_FORMAT_INEXACT) }

  /// The public error for this failure.
  ///
  /// - Parameters:
  ///   - subject: What the caller had given, for the report.
  ///   - kind: The kind when ICU's data are there but refuse the input.
  ///   - expected: A phrase for what would have been accepted.
  package func asError(
    _ kind: IntlError.Kind = .engine, subject: String, expected: String? = nil
  ) -> IntlError {
    if isMissingData {
      return IntlError(
        .missingData, subject: subject, expected: "ICU's locale data to be installed",
        found: "\(statusName) from \(function.text)")
    }
    return IntlError(
      kind, subject: subject, expected: expected ?? "\(function.text) to succeed", found: statusName)
  }
}

extension ICUFailure {
  /// Throws when `status` is a failure; ICU's warnings are negative and pass.
  @inline(__always)
  package static func check(_ status: Int32, _ function: StaticName) throws(ICUFailure) {
    if status > 0 { throw ICUFailure(function: function, status: status) }
  }
}
