/// `viewController(_:viewWillAppear:)`, `-[Pager pager:viewDidAppear:]`: a callback's name as a later label of another method, by
/// which a delegate is told of somebody else's callback.
enum LaterLabel {
  private static let reach = 128

  /// Whether a word is such a label.
  static func isOne(_ bytes: Span<UInt8>, _ word: Range<Int>, from start: Int) -> Bool {
    guard bytes.at(word.lowerBound - 1) == UInt8(ascii: ":"), bytes.at(word.upperBound) == UInt8(ascii: ":")
    else { return false }
    let first = max(start, word.lowerBound - reach)
    var offset = word.lowerBound - 1
    while offset > first, bytes[offset - 1].isWordByte || bytes[offset - 1] == UInt8(ascii: ":") {
      offset -= 1
    }
    guard offset > first, offset < word.lowerBound - 1 else { return false }
    return bytes[offset - 1] == UInt8(ascii: "(")
      ? bytes.at(offset - 2).isWordByte : isMethod(bytes, offset, from: first)
  }

  /// Whether the class of `-[Pager pager:` and its bracket are before an offset.
  private static func isMethod(_ bytes: Span<UInt8>, _ offset: Int, from start: Int) -> Bool {
    guard bytes[offset - 1] == 0x20, !bytes[offset].isUpper else { return false }
    let owner = bytes.startOfWord(endingAt: offset - 1, from: start)
    return owner < offset - 1 && owner > start && bytes[owner - 1] == UInt8(ascii: "[")
  }
}
