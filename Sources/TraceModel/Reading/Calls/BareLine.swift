/// A number that is all there is behind a function: `-[Home viewDidLoad], 62`, `viewDidLoad() (62)`. It may be a source line's, or
/// what the app counts.
enum BareLine {
  /// The number; 0 where there is none, or one that no line of a function has.
  static func number(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Int64 {
    let isMethod = bytes.at(word.selectorEnd) == UInt8(ascii: "]")
    guard isMethod || word.selectorEnd > word.end && bytes[word.selectorEnd - 1] == UInt8(ascii: ")"),
      word.selectorEnd < end
    else { return 0 }
    var offset = word.selectorEnd + (isMethod ? 1 : 0)
    while offset < end, isSign(bytes[offset]) { offset += 1 }
    let last = bytes.endOfDigits(from: offset, to: end)
    let rest = bytes.at(last) == UInt8(ascii: ")") ? last + 1 : last
    guard last - offset > 1, last - offset < 6, bytes.skipBlanks(from: rest, to: end) >= end else { return 0 }
    return bytes.number(from: offset, to: last)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(")
  }
}
