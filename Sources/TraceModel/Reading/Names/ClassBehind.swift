/// The class behind an event, where the word before it is none and nothing else is on the line: `trace viewDidLoad HomeVC`,
/// `UI viewDidLoad - HomeVC`, `Tracker: viewDidLoad HomeVC`.
enum ClassBehind {
  private static let endings = ["controller", "vc"]

  /// Whether a controller's class, and perhaps its address, is all that is behind a word, with `before` before it.
  static func isAll(_ bytes: Span<UInt8>, _ word: WordPlace, besides before: NamePlace?, to end: Int) -> Bool
  {
    guard let before, before.end > before.start, !before.instance.isSome, word.kind.isLifecycle else {
      return false
    }
    var first = skipLink(bytes, word.selectorEnd, end)
    // `callback viewDidLoad on HomeVC`
    if bytes.hasFolded("on ", at: first, before: end), LoggerTag.isTag(bytes, before) { first += 3 }
    // UIKit's own containers are more often what a screen has than the screen.
    if bytes.has("UI", at: first, before: end), !LoggerTag.isTag(bytes, before) { return false }
    return isAll(bytes, from: first, to: end)
  }

  /// Whether a range is a controller's class and perhaps its address.
  static func isAll(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let name = place(bytes, start, end)
    guard !name.isEmpty, LabelText.isTypeName(bytes, name),
      endings.contains(where: { bytes.hasFolded($0, endingAt: name.upperBound, from: name.lowerBound + 1) }),
      !ForeignObject.isOne(
        bytes, NamePlace(start: name.lowerBound, end: name.upperBound), besides: nil)
    else { return false }
    let end = Measure.start(bytes, from: start, to: end)
    let rest = InstanceSuffix.starting(bytes, at: name.upperBound, to: end)?.1 ?? name.upperBound
    return NameText.skipSymbols(bytes, from: rest, to: end) == end
  }

  /// Behind `- `, `: `, `| ` or `for `; an arrow and `from` name somebody else.
  private static func skipLink(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let offset = bytes.skipBlanks(from: start, to: end)
    if bytes.hasFolded("for ", at: offset, before: end) { return bytes.skipBlanks(from: offset + 4, to: end) }
    switch bytes.at(offset) {
    case UInt8(ascii: "-") where bytes.at(offset + 1).isBlank, UInt8(ascii: ":"), UInt8(ascii: "|"):
      return bytes.skipBlanks(from: offset + 1, to: end)
    default: return offset
    }
  }

  private static func place(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    return start..<offset
  }
}
