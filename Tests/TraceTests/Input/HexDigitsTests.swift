import Testing

@testable import TraceModel

@Suite struct HexDigitsTests {
  @Test(arguments: [
    ("7f40", 0x7f40, 4), ("6000000044c0>", 0x6000_0000_44c0, 12), ("ABCDEF01", 0xABCD_EF01, 8), ("0 1", 0, 1),
    ("G1", 0, 0), ("`1", 0, 0), ("@", 0, 0), ("12345678x9", 0x1234_5678, 8), ("1ÿ", 1, 1),
    ("fffffffff;", 0xF_FFFF_FFFF, 9),
  ]) func `digits at the beginning of a text are read as they are one by one`(
    _ text: String, _ value: Int, _ count: Int
  ) {
    let letters = ContiguousArray(text.utf8)
    for room in [0, 16] {
      let bytes = letters + ContiguousArray(repeating: UInt8(ascii: " "), count: room)
      let found = HexDigits.starting(bytes.span, at: 0, before: letters.count)
      #expect(found.value == UInt64(value) && found.count == count)
    }
  }

  @Test func `every byte is told from a digit as it should be`() {
    for byte in UInt8.min...UInt8.max {
      var bytes = ContiguousArray(repeating: UInt8(ascii: " "), count: 16)
      bytes[0] = byte
      #expect(HexDigits.starting(bytes.span, at: 0, before: 16).count == (byte.isHexDigit ? 1 : 0))
    }
  }

  @Test func `digits behind the end are not read`() {
    let bytes = ContiguousArray("123456789abcdef0123".utf8)
    for end in 0...16 { #expect(HexDigits.starting(bytes.span, at: 0, before: end).count == end) }
  }
}
