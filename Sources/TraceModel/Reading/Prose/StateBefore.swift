/// A state before the function in which it was logged: `Root view is not visible: viewDidLoad()`. What is denied there isn't the
/// call.
enum StateBefore {
  private static let states = [
    "visible", "ready", "shown", "active", "presented", "attached", "on screen", "onscreen", "in window",
    "in a window", "logged in", "signed in", "connected", "authorized",
  ]

  /// Whether such a state and a colon are all that is before a function, which ends the line.
  static func leads(_ bytes: Span<UInt8>, to word: WordPlace, from start: Int, to end: Int) -> Bool {
    let colon = bytes.trimmedEnd(from: start, to: word.start) - 1
    guard colon > start, bytes[colon] == UInt8(ascii: ":"), word.selectorEnd == end,
      bytes[end - 1] == UInt8(ascii: ")"), word.end < end,
      let state = states.first(where: { bytes.hasFolded($0, endingAt: colon, from: start) })
    else { return false }
    let before = colon - state.utf8.count - 4
    return before >= start && bytes.hasFolded("not ", at: before, before: colon)
      && (before == start || bytes[before - 1].isBlank)
  }

  /// The class, or the name in brackets, that such a line begins with.
  static func name(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> NamePlace? {
    let last = bytes.endOfWord(from: start, to: word)
    if ControllerName.isOne(bytes, start..<last) { return NamePlace(start: start, end: last) }
    guard bytes.at(start) == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: word)
    guard close < word, let name = BracketName.read(bytes, from: start + 1, to: close),
      !LoggerTag.isTag(bytes, name)
    else { return nil }
    return name
  }
}
