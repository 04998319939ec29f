import Testing

@testable import TraceModel

@Suite struct HexDigitsTests {
  @Test(arguments: [
    ("@0x7f40", 0x7f40, 4), ("@0x6000000044c0", 0x6000_0000_44c0, 12), ("@0xABCDEF01", 0xABCD_EF01, 8),
    ("@0x0", 0, 1), ("viewDidLoad@0xG", 0, 0), ("`@0x@", 0, 0), ("x12345678", 0x1234_5678, 8), ("0xÿ1", 1, 1),
    ("é0xfffffffff", 0xF_FFFF_FFFF, 9),
  ]) func `digits at the end of a text are read as they are one by one`(
    _ text: String, _ value: Int, _ count: Int
  ) {
    let bytes = ContiguousArray(repeating: UInt8(ascii: " "), count: 16) + ContiguousArray(text.utf8)
    let found = HexDigits.ending(bytes.span, at: bytes.count)
    #expect(found?.value == UInt64(value) && found?.count == count)
  }

  @Test func `every byte is told from a digit as it should be`() {
    for byte in UInt8.min...UInt8.max {
      var bytes = ContiguousArray(repeating: UInt8(ascii: " "), count: 15)
      bytes.append(byte)
      #expect(HexDigits.ending(bytes.span, at: 16)?.count == (byte.isHexDigit ? 1 : 0))
    }
  }
}
