import IntlCore
import IntlSystem
import Testing

@Suite struct EmbeddedBytesTests {
  @Test("The embedded packs can be read")
  func corrections() throws {
    var rows = try EmbeddedBytes.corrections().section("currency")
    #expect(try rows.count() > 0)
  }
}
