/// Whom a mark names: `SheetVC`, also in `SheetVC from HomeVC` and `SheetVC.`. Behind `present` and `push` anything may stand
/// in a log, and what is plainly no controller makes it no mark.
enum MarkObject {
  /// What joins the name to one that says where.
  private static let links = ["from", "on", "over", "onto", "in", "to"]
  /// What became of it.
  private static let outcomes = [
    "completed", "completion", "complete", "done", "finished", "failed", "cancelled", "canceled", "skipped",
    "ignored", "start", "started", "end", "ended", "tapped", "pressed", "clicked", "succeeded", "success",
  ]

  /// What says by what or why a controller goes.
  private static let reasons = ["by", "via", "because", "due"]

  /// Whether a text says so: `dismiss by close button`.
  static func isReason(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: start, to: end)
    let word = first..<bytes.endOfWord(from: first, to: end)
    return bytes.at(word.upperBound).isBlank && word.upperBound < end
      && reasons.contains { EventKey.equals(bytes, word, $0) }
  }

  /// The part of the text behind a mark's word that names its object.
  static func name(
    _ bytes: Span<UInt8>, _ text: Range<Int>, of kind: EventKind
  ) throws(NearMiss) -> Range<Int> {
    // `present SheetVC?` asks.
    let last = bytes.trimmedEnd(from: text.lowerBound, to: text.upperBound)
    if bytes.at(last - 1) == UInt8(ascii: "?") { throw .unknownMark }
    let name = withoutSigns(bytes, withoutPlace(bytes, withoutRemark(bytes, withoutRoot(bytes, text))))
    let takesNumbers = kind == .select || kind == .popTo
    let mayBeWord = !name.isEmpty && !bytes[name.lowerBound].isUpper
    if mayBeWord,
      outcomes.contains(where: { EventKey.equals(bytes, name, $0) }) || TrailingText.saysCalled(bytes, name)
    {
      throw .unknownMark
    }
    if isAddressOfNet(bytes, name)
      || !takesNumbers && (isNumber(bytes, name) || mayBeWord && EventKey.isNil(bytes, name))
    {
      throw .unknownMark
    }
    return name
  }

  /// `SheetVC // from the menu`, `SheetVC (once more)`, `SheetVC ✅`: without what somebody wrote behind a controller's name.
  private static func withoutRemark(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    let end = ByteScan.first(0x20, in: bytes, from: text.lowerBound, to: text.upperBound)
    let next = bytes.skipBlanks(from: end, to: text.upperBound)
    guard next < text.upperBound, LabelText.hasEnding(bytes, text.lowerBound..<end),
      bytes[next] >= 0x80 || bytes[next] == UInt8(ascii: "(")
        || bytes.has("//", at: next, before: text.upperBound)
    else { return text }
    return text.lowerBound..<end
  }

  /// `UINavigationController with root SheetVC`: without what is in a container, if that is one name.
  private static func withoutRoot(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    let end = ByteScan.first(0x20, in: bytes, from: text.lowerBound, to: text.upperBound)
    guard let words = contents.first(where: { bytes.hasFolded($0, at: end, before: text.upperBound) }),
      ControllerName.isOne(bytes, text.lowerBound..<end),
      ControllerName.all(bytes, from: end + words.utf8.count, to: text.upperBound) != nil
    else { return text }
    return text.lowerBound..<end
  }

  private static let contents = [
    " with root ", " with rootviewcontroller ", " with root view controller ", " with ", " containing ",
    " wrapping ",
  ]

  /// `SheetVC from HomeVC`: without what says where, if that is one name.
  private static func withoutPlace(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    let place = ByteScan.lastEnd(0x20, in: bytes, from: text.lowerBound, to: text.upperBound)
    guard place > text.lowerBound,
      LabelText.isTypeName(bytes, place..<text.upperBound)
        || ControllerName.isOne(bytes, place..<text.upperBound)
    else { return text }
    let link = bytes.trimmedEnd(from: text.lowerBound, to: place)
    let start = ByteScan.lastEnd(0x20, in: bytes, from: text.lowerBound, to: link)
    let end = bytes.trimmedEnd(from: text.lowerBound, to: start)
    guard end > text.lowerBound, links.contains(where: { EventKey.equals(bytes, start..<link, $0) }) else {
      return text
    }
    return text.lowerBound..<end
  }

  /// Without the quotation marks around it, and the full stop or the call's bracket behind it.
  private static func withoutSigns(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    let isCall = !text.contains { bytes[$0] == UInt8(ascii: "(") }
    while end > start + 1, isStop(bytes[end - 1]) || isCall && bytes[end - 1] == UInt8(ascii: ")") {
      end -= 1
    }
    if end > start + 2, bytes[start] == bytes[end - 1],
      bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
      LabelText.hasEnding(bytes, start + 1..<end - 1)
    {
      (start, end) = (start + 1, end - 1)
    }
    return start..<end
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  private static func isNumber(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    !text.isEmpty && text.allSatisfy { bytes[$0].isDigit || bytes[$0] == UInt8(ascii: ".") }
  }

  /// `https://shop.example/oven`
  private static func isAddressOfNet(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    bytes.find("://", from: text.lowerBound, to: text.upperBound) != nil
  }
}
