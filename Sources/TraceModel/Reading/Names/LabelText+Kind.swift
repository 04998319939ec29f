extension LabelText {
  /// Whether a word is that of a time behind a number.
  static func isUnit(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["ms", "s"].contains { EventKey.equals(bytes, word, $0) }
  }

  private static let kinds: Set<String> = [
    "view controller", "the view controller", "the controller", "the view", "the screen", "the page",
  ]

  /// `UIViewController HomeVC`, `View controller HomeVC`, `The view HomeVC`: whether the words before a class only say what it is.
  static func isBehindKind(_ bytes: Span<UInt8>, _ words: [Range<Int>]) -> Bool {
    guard let first = words.first, let last = words.last, 2...4 ~= words.count,
      ControllerName.isOne(bytes, last)
    else { return false }
    if words.count == 2 {
      return BaseClass.isBase(bytes, NamePlace(start: first.lowerBound, end: first.upperBound))
    }
    let before = first.lowerBound..<words[words.count - 2].upperBound
    return kinds.contains(bytes.text(from: before.lowerBound, to: before.upperBound).asciiLowercased)
  }

  /// `iii.`: the number of an item.
  static func isItem(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.count > 1 && bytes[word.upperBound - 1] == UInt8(ascii: ".")
      && word.dropLast().allSatisfy {
        bytes[$0] == UInt8(ascii: "i") || bytes[$0] == UInt8(ascii: "v") || bytes[$0] == UInt8(ascii: "x")
      }
  }
}
