/// What somebody wrote beside a line of a log, behind a sign of a comment, an arrow back or a drawn line: `Home viewWillAppear ←
/// its viewDidLoad isn't called again`, `Home viewDidDisappear ──── stopped`. It says nothing against the line.
enum SideNote {
  private static let comments = ["//", "#"]
  private static let signs: Phrases = ["//", "#", "←", "<--", "<-", "⬅", "⇐"]
  private static let strokes: Phrases = ["─", "━", "═", "—", "-"]

  /// `B viewDidLoad ──── made`, `B: viewDidLoad()   ⚠️ B is here`: whether a drawn line, or an emoji or a dash where a colon is
  /// behind the name, begins the words behind an event.
  static func isMarked(_ bytes: Span<UInt8>, behind word: WordPlace, of name: NamePlace, to end: Int) -> Bool
  {
    let sign = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard sign > word.selectorEnd, sign < end else { return false }
    return isDrawn(bytes, sign, end)
      || bytes.at(name.end) == UInt8(ascii: ":")
        && (emoji.contains(NameText.scalar(bytes, at: sign, to: end).0) || isDash(bytes, sign, end))
  }

  /// Signs of weather, of hands and faces; arrows come before them.
  private static let emoji: ClosedRange<UInt32> = 0x2600...0x1FBFF

  private static func isDash(_ bytes: Span<UInt8>, _ sign: Int, _ end: Int) -> Bool {
    ["— ", "– "].contains { bytes.has($0, at: sign, before: end) }
  }

  private static func isDrawn(_ bytes: Span<UInt8>, _ sign: Int, _ end: Int) -> Bool {
    stroke(bytes, sign, end) != nil && text(bytes, at: sign, to: end) != nil
  }

  /// Whether an arrow or a sign of a comment is at an offset: beside a call that names nobody, too, where a drawn line would lead to
  /// what the call is for.
  static func begins(_ bytes: Span<UInt8>, at sign: Int, to end: Int) -> Bool {
    text(bytes, at: sign, to: end) != nil && stroke(bytes, sign, end) == nil
  }

  /// Where the note begins whose sign is at an offset; `nil` where no such sign is.
  static func text(_ bytes: Span<UInt8>, at sign: Int, to end: Int) -> Int? {
    let behind = endOfSign(bytes, sign, end)
    let needsBlank = bytes.at(sign) == UInt8(ascii: "#") || stroke(bytes, sign, end) != nil
    guard behind > sign, behind < end, !needsBlank || bytes[behind].isBlank else { return nil }
    return bytes.skipBlanks(from: behind, to: end)
  }

  private static func endOfSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if let sign = signs.first(in: bytes, at: start, before: end) {
      return start + sign.utf8.count
    }
    var (offset, count) = (start, 0)
    while let stroke = stroke(bytes, offset, end) {
      (offset, count) = (offset + stroke.utf8.count, count + 1)
    }
    return count > 1 ? offset : start
  }

  private static func stroke(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> String? {
    strokes.first(in: bytes, at: offset, before: end)
  }

  /// The note in a range, which begins behind a blank; `nil` where there is none.
  static func find(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (sign: Int, text: Int)? {
    for offset in start..<max(start, end)
    where (offset == start || bytes[offset - 1].isBlank) && !bytes[offset].isWordByte {
      if let text = text(bytes, at: offset, to: end) { return (offset, text) }
    }
    return nil
  }

  /// Whether another callback between two offsets is only mentioned in a note that begins behind the first: `← viewDidLoad` alone
  /// would be what came before.
  static func mentions(_ bytes: Span<UInt8>, _ other: Range<Int>, behind word: Int, to end: Int) -> Bool {
    guard let note = find(bytes, from: word, to: other.lowerBound) else { return false }
    if comments.contains(where: { bytes.has($0, at: note.sign, before: end) }) { return true }
    let next = bytes.skipBlanks(from: other.upperBound, to: end)
    return note.text < other.lowerBound || next < end && NameText.isNameStart(bytes, at: next, to: end)
  }
}
