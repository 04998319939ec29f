/// The class behind an event, where the word before it is none and nothing else is on the line: `trace viewDidLoad HomeVC`,
/// `UI viewDidLoad - HomeVC`, `Tracker: viewDidLoad HomeVC`.
enum ClassBehind {
  private static let endings = ["controller", "vc"]

  /// Whether a controller's class, and perhaps its address, is all that is behind a word, with `before` before it.
  static func isAll(_ bytes: Span<UInt8>, _ word: WordPlace, besides before: NamePlace?, to end: Int) -> Bool
  {
    guard let before, before.end > before.start, !before.instance.isSome,
      word.kind.isLifecycle || word.hasParent
    else { return false }
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
      ControllerName.isNumbered(bytes, name)
        || endings.contains(where: {
          bytes.hasFolded($0, endingAt: name.upperBound, from: name.lowerBound + 1)
        }),
      !ForeignObject.isOne(
        bytes, NamePlace(start: name.lowerBound, end: name.upperBound), besides: nil)
    else { return false }
    let end = Measure.start(bytes, from: start, to: end)
    let rest = InstanceSuffix.starting(bytes, at: name.upperBound, to: end)?.1 ?? name.upperBound
    return NameText.skipSymbols(bytes, from: rest, to: end) == end
  }

  private static let calls = ["called", "fired", "invoked", "executed", "triggered"]
  private static let links = ["in ", "on ", "for ", "of ", "in: ", "on: ", "for: ", "of: "]
  /// What is before such a word in a sentence.
  private static let auxiliaries = ["was ", "is ", "has been ", "got "]

  /// `viewDidLoad called in HomeVC`, `viewDidLoad [HomeVC.swift:23]`, `viewDidLoad => HomeVC`: whether words or signs that say
  /// whose call it was lead to a class, which is all that follows.
  static func isSaid(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    guard word.kind.isLifecycle else { return false }
    var first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if let auxiliary = auxiliaries.first(where: { bytes.hasFolded($0, at: first, before: end) }) {
      first += auxiliary.utf8.count
    }
    let call = bytes.endOfWord(from: first, to: end)
    if calls.contains(where: { EventKey.equals(bytes, first..<call, $0) }) {
      first = bytes.skipBlanks(from: call, to: end)
    }
    if let link = links.first(where: { bytes.hasFolded($0, at: first, before: end) }) {
      return isAll(bytes, from: bytes.skipBlanks(from: first + link.utf8.count, to: end), to: end)
    }
    if bytes.has("=> ", at: first, before: end) { return isAll(bytes, from: first + 3, to: end) }
    if bytes.has("：", at: first, before: end) { return isGlossed(bytes, first + "：".utf8.count, end) }
    return isBracketed(bytes, first, end)
  }

  /// `：HomeVC`, `：----HomeVC已销毁`: behind a wide colon, with what another language says of it at most.
  private static func isGlossed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var first = bytes.skipBlanks(from: start, to: end)
    while first < end, bytes[first] == UInt8(ascii: "-") { first += 1 }
    return isAll(bytes, from: first, to: Gloss.endOfName(bytes, from: first, to: end))
  }

  /// `[HomeVC]`, `[HomeVC.swift:23]`
  private static func isBracketed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "["), start < end, bytes[end - 1] == UInt8(ascii: "]"),
      ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: end) == end - 1
    else { return false }
    let inner = start + 1..<end - 1
    return isAll(bytes, from: inner.lowerBound, to: inner.upperBound)
      || FileLabel.read(bytes, from: inner.lowerBound, to: inner.upperBound)
        .map { LabelText.isTypeName(bytes, $0.start..<max($0.end, $0.start + 1)) } == true
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
