/// Swift's mangled class names, as Objective-C prints them: `_TtC4Shop18HomeViewController`.
enum MangledName {
  /// The innermost class of a mangled name; `nil` for what is none, and for generic ones, which stay whole.
  static func last(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    guard var place = behindPrefix(bytes, start, end) else { return nil }
    var name: Range<Int>?
    while place < end, bytes[place].isDigit || isPrivate(bytes, place) {
      if isPrivate(bytes, place) { place += 1 }
      let text = bytes.endOfDigits(from: place, to: end)
      let count = Int(bytes.number(from: place, to: min(text, place + 4)))
      guard count > 0, count <= end - text else { return nil }
      name = text..<text + count
      place = text + count
    }
    return place >= end - 2 ? name : nil
  }

  /// `P33_` and a number: the class is private to its file.
  private static func isPrivate(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    bytes.at(place) == UInt8(ascii: "P") && bytes.at(place + 1).isDigit
  }

  private static func behindPrefix(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if bytes.has("$s", at: start, before: end) || bytes.has("$S", at: start, before: end) { return start + 2 }
    guard bytes.has("_Tt", at: start, before: end) else { return nil }
    var place = start + 3
    while place < end, bytes[place] == UInt8(ascii: "C") { place += 1 }
    return place > start + 3 ? place : nil
  }
}
