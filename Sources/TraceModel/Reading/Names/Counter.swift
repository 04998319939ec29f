/// `FaceViewController(2)`: the second instance of its class, as the app itself counts.
enum Counter {
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard end - start > 3, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    var offset = end - 1
    while offset > start, bytes[offset - 1].isDigit { offset -= 1 }
    guard offset < end - 1, offset > start + 1, bytes[offset - 1] == UInt8(ascii: "(") else {
      return NameArguments.read(bytes, from: start, to: end)
    }
    let number = UInt64(truncatingIfNeeded: bytes.number(from: offset, to: end - 1))
    let name = bytes.trimmedEnd(from: start, to: offset - 1)
    return NamePlace.named(bytes, from: start, to: name, .counter(number))
  }
}
