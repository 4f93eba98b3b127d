internal import CICU

/// Owns one node of ICU's resource data: a table, an array or a value.
///
/// Sendable: reading a bundle changes nothing in it.
@safe package struct ResourceHandle: ~Copyable, @unchecked Sendable {
  private let resource: CICUResource

  /// The parts of ICU's data.
  package enum Part: Sendable {
    case general, currency
  }

  /// The bundle named, such as `plurals`; not one of a locale, which would need fallback.
  package init(_ name: String, of part: Part = .general) throws(ICUFailure) {
    var status: Int32 = 0
    let code = part == .currency ? Int32(CICU_RESOURCE_CURRENCY) : Int32(CICU_RESOURCE_GENERAL)
    let opened = unsafe cicu_resource_open(code, name, &status)
    try unsafe self.init(owning: opened, status, "ures_openDirect")
  }

  /// The bundle named; `nil` when ICU's data have none.
  package static func ifPresent(_ name: String) throws(ICUFailure) -> ResourceHandle? {
    do throws(ICUFailure) {
      return try ResourceHandle(name)
    } catch {
      if error.isMissingData { return nil }
      throw error
    }
  }

  private init(
    owning opened: CICUResource, _ status: Int32, _ function: ICUFailure.StaticName
  ) throws(ICUFailure) {
    unsafe resource = opened
    // ICU gives a node to close even when it fails.
    try ICUFailure.check(status, function)
  }

  deinit { unsafe cicu_resource_close(resource) }

  /// What stands under `key`.
  package func child(_ key: String) throws(ICUFailure) -> ResourceHandle {
    var status: Int32 = 0
    let opened = unsafe cicu_resource_child(resource, key, &status)
    return try unsafe ResourceHandle(owning: opened, status, "ures_getByKey")
  }

  /// What stands at `index`, from 0.
  package func child(at index: Int) throws(ICUFailure) -> ResourceHandle {
    var status: Int32 = 0
    let opened = unsafe cicu_resource_child_at(resource, Int32(clamping: index), &status)
    return try unsafe ResourceHandle(owning: opened, status, "ures_getByIndex")
  }

  /// How many children a table or an array has; 1 for a value.
  package var count: Int { unsafe Int(cicu_resource_count(resource)) }

  /// The key of this node in its table; empty for the member of an array.
  package var key: String {
    guard let key = unsafe cicu_resource_key(resource) else { return "" }
    return unsafe String(cString: key)
  }

  /// What stands under `key`; `nil` when there is nothing.
  package func optionalChild(_ key: String) throws(ICUFailure) -> ResourceHandle? {
    do throws(ICUFailure) {
      return try child(key)
    } catch {
      if error.isMissingData { return nil }
      throw error
    }
  }

  /// The text of this node.
  package func string() throws(ICUFailure) -> String {
    var status: Int32 = 0
    var length: Int32 = 0
    let text = unsafe cicu_resource_string(resource, &length, &status)
    try ICUFailure.check(status, "ures_getString")
    return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
  }

  /// The text under `key`; `nil` when there is none.
  package func string(_ key: String) throws(ICUFailure) -> String? {
    guard let child = try optionalChild(key) else { return nil }
    return try child.string()
  }

  /// The numbers of this node.
  package func integers() throws(ICUFailure) -> [Int32] {
    var status: Int32 = 0
    var length: Int32 = 0
    let values = unsafe cicu_resource_integers(resource, &length, &status)
    try ICUFailure.check(status, "ures_getIntVector")
    return unsafe Array(UnsafeBufferPointer(start: values, count: Int(length)))
  }
}
