import CRawICU

/// Owns one `UPluralRules` with its buffers.
@safe final class RawPlural {
  private let plural: OpaquePointer

  init(_ locale: String, ordinal: Bool = false) throws {
    guard let plural = unsafe craw_plural_open(locale, ordinal) else {
      throw SetupFailure("uplrules_openForType failed for \(locale)")
    }
    unsafe self.plural = plural
  }

  deinit { unsafe craw_plural_close(plural) }

  @inline(__always)
  func select(_ value: Double) -> String { unsafe String(craw_plural_select(plural, value)) }
}

/// Owns one `UListFormatter` with its buffers.
@safe final class RawList {
  private let list: OpaquePointer

  init(_ locale: String) throws {
    guard let list = unsafe craw_list_open(locale) else {
      throw SetupFailure("ulistfmt_open failed for \(locale)")
    }
    unsafe self.list = list
  }

  deinit { unsafe craw_list_close(list) }

  @inline(__always)
  func format(_ items: [String]) -> String {
    for item in items {
      var item = item
      _ = item.withUTF8 { unsafe craw_list_add(list, $0.baseAddress, Int32($0.count)) }
    }
    return unsafe String(craw_list_format(list))
  }
}

struct RawPluralSelect: Job {
  let plural: RawPlural
  func run(_ value: Int) -> String { plural.select(Double(value)) }
}

struct RawListFormat: Job {
  let list: RawList
  func run(_ items: [String]) -> String { list.format(items) }
}
