/// Swift's mangled class names, as Objective-C prints them: `_TtC4Shop18HomeViewController`.
enum MangledName {
  /// The innermost class of a mangled name; `nil` for what is none, and for generic ones, which stay whole.
  static func last(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    guard var offset = behindPrefix(bytes, start, end) else { return nil }
    var name: Range<Int>?
    while offset < end, bytes[offset].isDigit || isPrivate(bytes, offset) {
      if isPrivate(bytes, offset) { offset += 1 }
      let text = bytes.endOfDigits(from: offset, to: end)
      let count = Int(bytes.number(from: offset, to: min(text, offset + 4)))
      guard count > 0, count <= end - text else { return nil }
      name = text..<text + count
      offset = text + count
      // `_L_`: it is declared in a function.
      if bytes.has("_L_", at: offset, before: end), bytes.at(offset + 3).isDigit { offset += 3 }
    }
    return offset >= end - 2 ? name : nil
  }

  /// `P33_` and a number: the class is private to its file.
  private static func isPrivate(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    bytes.at(offset) == UInt8(ascii: "P") && bytes.at(offset + 1).isDigit
  }

  /// The letters of classes, and of the structs and enums that they are declared in.
  private static let kinds = Array("CVO".utf8)

  private static func behindPrefix(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if bytes.has("$s", at: start, before: end) || bytes.has("$S", at: start, before: end) { return start + 2 }
    guard bytes.has("_Tt", at: start, before: end) else { return nil }
    var offset = start + 3
    // `CV`: a class inside of a struct.
    while offset < end, kinds.contains(bytes[offset]) { offset += 1 }
    return bytes.at(start + 3) == UInt8(ascii: "C") ? offset : nil
  }
}
