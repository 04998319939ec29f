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
    let name = beforeOptional(bytes, start, bytes.trimmedEnd(from: start, to: offset - 1))
    return NamePlace.named(bytes, from: start, to: name, .counter(number))
  }

  /// `FaceViewController Optional(2)`: where the counter may be missing, Swift says so.
  private static func beforeOptional(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard bytes.has(" Optional", endingAt: end, from: start) else { return end }
    let name = bytes.trimmedEnd(from: start, to: end - " Optional".utf8.count)
    return name > start ? name : end
  }
}
