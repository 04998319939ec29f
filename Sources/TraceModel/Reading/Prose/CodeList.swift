/// What tools and people write about methods of the source: rows of a scan, a decompiler's comments, notes.
enum CodeList {
  private static let heads: Set<String> = [
    "name", "method", "function", "selector", "event", "callback", "override",
  ]

  /// `| 13 | L | viewDidLoad | 9 | HomeVC.swift:64 |`: whether a cell of its own behind the event is a place in a file.
  static func hasPlace(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Bool {
    guard let point = bytes.find(".swift:", from: word.selectorEnd, to: min(end, word.selectorEnd + 256))
    else {
      return false
    }
    let number = bytes.endOfDigits(from: point + 7, to: end)
    let bar = bytes.skipBlanks(from: number, to: end)
    let open = bytes.trimmedEnd(
      from: word.selectorEnd, to: bytes.startOfWord(endingAt: point, from: word.end))
    return number > point + 7 && (bar == end || bytes[bar] == UInt8(ascii: "|"))
      && bytes.at(open - 1) == UInt8(ascii: "|")
  }

  /// `// Name: viewDidLoad`, `// the last child viewController viewDidLoad`, `/* Entry: 1062; end: 1063; -[Home viewDidLoad] */`
  static func isNote(
    _ bytes: Span<UInt8>, _ name: NamePlace?, before word: WordPlace, from start: Int, to end: Int
  ) -> Bool {
    if bytes.has("*/", endingAt: end, from: word.end),
      ByteScan.first(UInt8(ascii: ";"), in: bytes, from: start, to: word.start) < word.start
    {
      return true
    }
    guard let name, name.start < name.end, name.end <= word.start, !name.instance.isSome else { return false }
    return heads.contains(bytes.text(from: name.start, to: name.end).asciiLowercased)
      || isSmall(bytes, name.start..<name.end)
  }

  /// `HomeVC viewDidLoad();`, `HomeVC: viewDidLoad() {`: whether a controller is all that is before a word, which no code has.
  static func isNamed(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int) -> Bool {
    var last = bytes.trimmedEnd(from: start, to: word.start)
    guard last < word.start else { return false }
    if last > start, bytes[last - 1] == UInt8(ascii: ":") { last -= 1 }
    let (lead, tag) = LineLead.skip(bytes, from: start, to: last)
    if lead == last { return tag.map { ControllerName.isOne(bytes, $0) } == true }
    return ControllerName.all(bytes, from: lead, to: last) != nil
  }

  /// Whether three words or more begin with small letters.
  private static func isSmall(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let words = text.filter { $0 == text.lowerBound || bytes[$0 - 1].isBlank }
    return words.count > 2 && words.allSatisfy { bytes[$0].isLetter && !bytes[$0].isUpper }
  }
}
