/// Words that say where in a call a line was printed: `begin viewDidLoad`, `END HomeVC viewDidLoad`, `Home: finished
/// viewDidLoad`. In capitals they name nobody; otherwise a screen may be called Start.
enum MomentWord {
  private static let words: Set<String> = [
    "begin", "began", "beginning", "start", "started", "starting", "end", "ended", "ending", "enter",
    "entered",
    "entering", "leave", "leaving", "exit", "exited", "exiting", "finish", "finished", "finishing",
    "complete",
    "completed", "completing", "done",
  ]
  private static let heads = [
    "begin", "start", "enter", "end", "leave", "exit", "finish", "entering", "leaving",
  ]
  private static let otherHeads = ["开始", "结束", "開始", "結束", "終了", "시작", "종료", "начало", "конец"]

  /// Whether a range is such a word, in any capitals.
  static func isWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count > 2 && range.count < 12 && bytes[range.lowerBound].isLetter
      && words.contains(bytes.text(from: range.lowerBound, to: range.upperBound).asciiLowercased)
  }

  /// Whether the letters of a range are all capitals.
  static func isInCapitals(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy { bytes[$0].isUpper }
  }

  /// Behind such a word, if an event follows at once: `Start viewDidLoad`. With a sign between it may be a name.
  static func skipAlone(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    guard word < end, bytes[word].isBlank, bytes.skipBlanks(from: word, to: end) == end,
      isWord(bytes, start..<word)
    else { return start }
    return end
  }

  /// `begin `, `end ` before the name of a type, `START ` before any: the offset of the name.
  static func skip(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if bytes.at(start) >= 0x80 { return skipOther(bytes, start, end) }
    guard bytes.at(start).isLetter else { return start }
    let word = bytes.endOfWord(from: start, to: end)
    let name = bytes.skipBlanks(from: word, to: end)
    guard name > word, bytes.at(name).isUpper || bytes.at(name) >= 0x80 else { return start }
    let last = ByteScan.first(0x20, in: bytes, from: name, to: end)
    guard name < last else { return start }
    let isOfType =
      LabelText.isTypeName(bytes, name..<last) && heads.contains { EventKey.equals(bytes, start..<word, $0) }
    return isOfType || isShouted(bytes, start..<word, before: name..<last) ? name : start
  }

  /// `START Home`, but not `START GAME`: a word in capitals before a name in others.
  private static func isShouted(_ bytes: Span<UInt8>, _ word: Range<Int>, before name: Range<Int>) -> Bool {
    isInCapitals(bytes, word) && !isInCapitals(bytes, name) && isWord(bytes, word)
  }

  private static func skipOther(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard let other = otherHeads.first(where: { bytes.has($0, at: start, before: end) }) else { return start }
    let behind = start + other.utf8.count
    return behind < end && !bytes[behind].isBlank ? start : bytes.skipBlanks(from: behind, to: end)
  }

  /// The end of a name before such a word between it and the event: `Home: finished`, `HomeVC start`, `Home BEGIN`. In
  /// `Quick Start` and `game end` it belongs to the name.
  static func endOfName(_ bytes: Span<UInt8>, before end: Int, from start: Int) -> Int {
    let word = bytes.startOfWord(endingAt: end, from: start)
    let last = bytes.trimmedEnd(from: start, to: word)
    guard start < last, last < word, isWord(bytes, word..<end) else { return end }
    let name = bytes.startOfWord(endingAt: last, from: start)..<last
    let isName = name.isEmpty || bytes[name.lowerBound].isUpper
    let isOther =
      !bytes[word].isUpper || isInCapitals(bytes, word..<end) && (name.isEmpty || !isInCapitals(bytes, name))
    return isName && isOther ? last : end
  }
}
