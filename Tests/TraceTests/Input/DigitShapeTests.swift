import Testing

@testable import TraceModel

@Suite struct DigitShapeTests {
  private static let message = String(repeating: "message, ", count: 8)

  private func fits(_ text: String, _ other: String, variable: Int) -> Bool {
    let (bytes, others) = (ContiguousArray(text.utf8), ContiguousArray((other + Self.message).utf8))
    return DigitShape(bytes.span, from: 0, variable: variable, to: bytes.count).fits(others.span, at: 0)
  }

  @Test(arguments: [
    "10:00:00.123 ", "2026-01-01 10:00:00.123 App[1:2] ", "2026-01-01 10:00:00.123 App[12:34] [ui] ",
    "10:00:00.123 Shop[12:34] [com.example.shop:" + String(repeating: "list.", count: 3) + "Screens] ",
    "10:00:00.123 Shop[12:34] [com.example.shop:" + String(repeating: "list.", count: 20) + "Screens] ",
  ])
  func `digits of the time may be others, and nothing else`(_ prefix: String) {
    #expect(fits(prefix, prefix, variable: 12))
    for (offset, byte) in prefix.utf8.enumerated() {
      var other = Array(prefix.utf8)
      other[offset] = byte.isDigit ? 0x30 + (byte - 0x2F) % 10 : 0x7E
      #expect(
        fits(prefix, String(decoding: other, as: UTF8.self), variable: 12) == (offset < 12 && byte.isDigit))
    }
  }

  @Test func `nothing has the shape of no bytes, and too few bytes have none`() {
    let bytes = ContiguousArray(("10:00:00.123 App: " + Self.message).utf8)
    let fitsNone = DigitShape().fits(bytes.span, at: 0)
    #expect(fitsNone == false)
    let shape = DigitShape(bytes.span, from: 0, variable: 12, to: 18)
    #expect(
      shape.fits(bytes.span, at: 0) && !shape.fits(bytes.span, at: 1) && !shape.fits(bytes.span, at: 99))
    let few = ContiguousArray(bytes[..<18])
    let fitsFew = shape.fits(few.span, at: 0)
    #expect(fitsFew == false)
  }
}
