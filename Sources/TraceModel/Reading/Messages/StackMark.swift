/// A stack that is set as a whole, without the brackets of the notation: `HomeNav.setViewControllers([HomeVC, CartVC], animated:
/// true)`, `HomeNav: setViewControllers [HomeVC]`. Source has variables there, so that each name has to begin with a capital.
enum StackMark {
  /// The mark of a word; `nil` where the line says anything else.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int, _ names: NameTable)
    -> NamedMark?
  {
    guard word.kind == .setViewControllers, let owner = owner(bytes, before: word.start, from: start, names),
      let list = list(bytes, behind: nameEnd(bytes, word, end), to: end),
      MarkedName.saysHow(bytes, from: list.upperBound, to: end, names)
    else { return nil }
    var words = EventWords(word.kind, argumentsStart: list.lowerBound)
    words.subject = owner
    return NamedMark(words: words, objectEnd: list.upperBound)
  }

  private static func nameEnd(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Int {
    bytes.endOfWord(from: word.start, to: end)
  }

  /// A controller, or a name with `Nav` in it, and a sign or a blank.
  private static func owner(_ bytes: Span<UInt8>, before word: Int, from start: Int, _ names: NameTable)
    -> NamePlace?
  {
    let (first, _) = LineLead.skip(bytes, from: start, to: word)
    var last = bytes.trimmedEnd(from: first, to: word)
    if let sign = ["->", ".", ":"].first(where: { bytes.has($0, endingAt: last, from: first) }) {
      last = bytes.trimmedEnd(from: first, to: last - sign.utf8.count)
    }
    guard first < last, let name = ControllerName.text(bytes, from: first, to: last) else { return nil }
    let isNavigation = bytes[first].isUpper && ShowWord.isNavigation(bytes, first..<last)
    return isNavigation || MarkedName.isOne(bytes, name, names) ? name : nil
  }

  /// `[HomeVC, CartVC]`, behind signs: the brackets with the names between them.
  private static func list(_ bytes: Span<UInt8>, behind word: Int, to end: Int) -> Range<Int>? {
    var open = word
    while open < end,
      bytes[open].isBlank || bytes[open] == UInt8(ascii: "(") || bytes[open] == UInt8(ascii: ":")
    {
      open += 1
    }
    guard bytes.at(open) == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: open, to: end)
    guard close < end else { return nil }
    var start = open + 1
    while start < close {
      let comma = ByteScan.first(UInt8(ascii: ","), in: bytes, from: start, to: close)
      guard isItem(bytes, bytes.skipBlanks(from: start, to: comma)..<comma) else { return nil }
      start = comma + 1
    }
    return open..<close + 1
  }

  private static func isItem(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    if isLeftOut(bytes, text) { return true }
    if let (_, behind) = ObjectText.starting(bytes, at: text.lowerBound, to: text.upperBound) {
      return behind == text.upperBound
    }
    return NameText.isCapital(bytes, at: text.lowerBound, to: text.upperBound)
      && text.allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") || bytes[$0] >= 0x80 }
  }

  /// `...`, `…`: what somebody left out of a list.
  static func isLeftOut(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let last = bytes.trimmedEnd(from: text.lowerBound, to: text.upperBound)
    return last > text.lowerBound
      && (bytes.has("…", at: text.lowerBound, before: last)
        || (text.lowerBound..<last).allSatisfy { bytes[$0] == UInt8(ascii: ".") })
  }
}
