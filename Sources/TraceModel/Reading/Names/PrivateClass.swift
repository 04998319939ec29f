/// Classes that are private to their file or made inside of a function, as Swift describes them:
/// `Shop.(unknown context at $104f2a3b8).HomeVC`, and before Swift 5.4 `Shop.(HomeVC in _4F2A3B8C)`.
enum PrivateClass {
  private static let link = " in _"

  /// Whether the parenthesis that tells where such a class is made opens at an offset.
  static func opens(_ bytes: Span<UInt8>, at offset: Int, from start: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "(") && offset > start && bytes[offset - 1] == UInt8(ascii: ".")
  }

  /// The class's own name in such a description.
  static func name(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    guard end > start, let open = bytes.find(".(", from: start, to: end) else { return nil }
    if bytes[end - 1] == UInt8(ascii: ")") {
      return bytes.find(link, from: open, to: end).map { open + 2..<$0 }
    }
    let close = ByteScan.lastEnd(UInt8(ascii: ")"), in: bytes, from: open, to: end)
    return close > open && close + 1 < end && bytes[close] == UInt8(ascii: ".") ? close + 1..<end : nil
  }
}
