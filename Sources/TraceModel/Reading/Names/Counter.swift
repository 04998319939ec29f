/// `FaceViewController(2)`: the second instance of its class, as the app itself counts.
enum Counter {
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard end - start > 3, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    var place = end - 1
    while place > start, bytes[place - 1].isDigit { place -= 1 }
    guard place < end - 1, place > start + 1, bytes[place - 1] == UInt8(ascii: "(") else { return nil }
    let number = UInt64(truncatingIfNeeded: bytes.number(from: place, to: end - 1))
    let name = bytes.trimmedEnd(from: start, to: place - 1)
    return NamePlace.named(bytes, from: start, to: name, .counter(number))
  }
}
