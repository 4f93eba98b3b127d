internal import CIntlData
package import IntlCore

/// The packs of `CLDRData/compiled`, which are part of the program: no file is needed at run time.
package enum EmbeddedBytes {
  /// Month tables and eras of calendars.
  package static func calendars() throws(IntlError) -> DataPack {
    try unsafe DataPack(copy(cintl_calendars), name: "calendars.bin")
  }

  /// Facts newer than the ICU in use.
  package static func corrections() throws(IntlError) -> DataPack {
    try unsafe DataPack(copy(cintl_corrections), name: "corrections.bin")
  }

  private static func copy(_ blob: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8] {
    var length = 0
    guard let start = unsafe blob(&length) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: length))
  }
}
