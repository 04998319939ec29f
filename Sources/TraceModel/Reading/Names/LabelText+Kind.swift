extension LabelText {
  /// Whether a word is that of a time behind a number.
  static func isUnit(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["ms", "s"].contains { EventKey.equals(bytes, word, $0) }
  }

  /// `UIViewController HomeVC`, `View controller HomeVC`: whether the words before a class only say what it is.
  static func isBehindKind(_ bytes: Span<UInt8>, _ words: [Range<Int>]) -> Bool {
    guard let first = words.first, let last = words.last, words.count > 1, ControllerName.isOne(bytes, last)
    else { return false }
    if words.count == 2 {
      return BaseClass.isBase(bytes, NamePlace(start: first.lowerBound, end: first.upperBound))
    }
    return words.count == 3 && EventKey.equals(bytes, first, "view")
      && EventKey.equals(bytes, words[1], "controller")
  }
}
