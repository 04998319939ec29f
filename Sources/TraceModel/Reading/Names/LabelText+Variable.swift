/// Variables that stand for controllers.
extension LabelText {
  /// Whether a word begins with a small letter.
  static func isSmall(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes[word.lowerBound].isLetter && !bytes[word.lowerBound].isUpper
  }

  /// `[ui] function: viewDidLoad()`
  static func isFunctionKey(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes.at(word.upperBound) == UInt8(ascii: ":")
      && ["function", "func"].contains { EventKey.equals(bytes, word, $0) }
  }

  private static let properties = [
    "presentedviewcontroller", "presentingviewcontroller", "parentviewcontroller", "rootviewcontroller",
    "topviewcontroller", "visibleviewcontroller", "selectedviewcontroller", "viewcontroller", "vc",
  ]

  /// `mainViewController`, `homeVC`, `viewControllerB`: a controller as code calls it, and no property that every controller has.
  static func isVariable(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    if properties.contains(where: { EventKey.equals(bytes, word, $0) }) { return false }
    if isLettered(bytes, word) { return true }
    // `isMovingFromParentViewController`
    if bytes.has("is", at: word.lowerBound, before: word.upperBound), bytes.at(word.lowerBound + 2).isUpper {
      return false
    }
    return !bytes[word.lowerBound].isUpper && bytes[word.lowerBound] < 0x80
      && word.allSatisfy { bytes[$0].isWordByte }
      && ["ViewController", "VC"].contains {
        bytes.has($0, endingAt: word.upperBound, from: word.lowerBound + 1)
      }
  }

  /// `viewcontrollerB`, `viewController2`
  private static func isLettered(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count == 15, bytes[word.lowerBound] == UInt8(ascii: "v"),
      bytes.hasFolded("viewcontroller", at: word.lowerBound, before: word.upperBound)
    else { return false }
    return bytes[word.upperBound - 1].isUpper || bytes[word.upperBound - 1].isDigit
  }
}
