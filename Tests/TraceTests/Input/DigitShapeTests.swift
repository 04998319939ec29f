import Testing

@testable import TraceModel

@Suite struct DigitShapeTests {
  private func fits(_ text: String, _ other: String, variable: Int) -> Bool {
    let (bytes, others) = (ContiguousArray(text.utf8), ContiguousArray((other + "message, and more").utf8))
    return DigitShape(bytes.span, from: 0, variable: variable, to: bytes.count).fits(others.span, at: 0)
  }

  @Test(arguments: [
    "10:00:00.123 ", "2026-01-01 10:00:00.123 App[1:2] ", "2026-01-01 10:00:00.123 App[12:34] [ui] ",
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
    let bytes = ContiguousArray("10:00:00.123 App: ".utf8)
    let fitsNone = DigitShape().fits(bytes.span, at: 0)
    #expect(fitsNone == false)
    let shape = DigitShape(bytes.span, from: 0, variable: 12, to: bytes.count)
    #expect(
      shape.fits(bytes.span, at: 0) && !shape.fits(bytes.span, at: 1) && !shape.fits(bytes.span, at: 99))
  }
}
