/// The category or the label of a logger that each class has for itself: `Logger(subsystem: "com.shop", category: "HomeVC")`.
/// It names whose line it is where the message names nobody.
enum CategoryName {
  private static let endings = ["controller", "vc", "view", "screen"]

  /// Whether a category is a class's, and no topic of the app's.
  static func isClass(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let name = NamePlace.named(bytes, from: range.lowerBound, to: range.upperBound)
    guard name.start < name.end, LabelText.isTypeName(bytes, name.start..<name.end) else { return false }
    return endings.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
      && !LoggerTag.isTag(bytes, name) && !BaseClass.isBase(bytes, name)
      && range.allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") || bytes[$0] >= 0x80 }
  }

  private static let codeWords: Set<String> = ["self", "super", "this", "class", "type", "src", "sources"]

  /// `ui.lifecycle.HomeVC`, `lifecycle/HomeVC`: the class at the end of a path whose other parts are topics, in small letters.
  static func last(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let name = bytes.startOfWord(endingAt: end, from: start)
    guard name > start, name < end, bytes[name].isUpper, ControllerName.isOne(bytes, name..<end),
      isPath(bytes, start..<name)
    else { return nil }
    return NamePlace.named(bytes, from: name, to: end)
  }

  /// Whether a text is words in small letters, each with a dot or a slash behind it.
  private static func isPath(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    var offset = text.lowerBound
    while offset < text.upperBound {
      let word = bytes.endOfWord(from: offset, to: text.upperBound)
      let isTopic =
        word > offset && word < text.upperBound && (offset..<word).allSatisfy { !bytes[$0].isUpper }
      guard isTopic, bytes[word] == UInt8(ascii: ".") || bytes[word] == UInt8(ascii: "/"),
        !codeWords.contains(bytes.text(from: offset, to: word))
      else { return false }
      offset = word + 1
    }
    return true
  }
}
