// Lines that an app's own function for logging writes through a logger of functions: `Log.write():52 - HomeVC viewDidLoad`.
// The function is the same on each line, and the message says which callback it was.
extension MessageReader {
  /// The event of the message behind a function that isn't a callback; `nil` where it doesn't name a controller by its looks.
  mutating func helped(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ prefix: LinePrefix, to end: Int, line: Int
  ) -> Event? {
    let first = prefix.messageStart
    let head = FunctionLog.endOfHead(bytes, from: first, to: end)
    guard head < word.start, FunctionLog.isFunction(bytes, before: head, from: first),
      !holdsCallback(bytes, from: first, to: head)
    else { return nil }
    let start = FunctionLog.skipLink(bytes, head, end)
    guard let words = try? FreeLine.read(bytes, word, from: start, to: end),
      isWhole(bytes, word, words, to: end), let event = try? finish(bytes, words, to: end, line: line)
    else { return nil }
    manner = CallManner(bytes, word, words, from: start, to: end)
    isHelped = true
    return event
  }

  /// Where the message begins behind a function that isn't a callback, of a delegate's call in it; `nil` where there is none.
  func behindFunction(_ bytes: Span<UInt8>, _ call: Int, from first: Int, to end: Int) -> Int? {
    let head = FunctionLog.endOfHead(bytes, from: first, to: end)
    guard head < call, FunctionLog.isFunction(bytes, before: head, from: first),
      !holdsCallback(bytes, from: first, to: head)
    else { return nil }
    return min(call, FunctionLog.skipLink(bytes, head, end))
  }

  /// How a function logger's line is told: the message behind the function may be anything that is logged in it.
  func logged(_ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int) -> CallManner {
    let line = FunctionLog.sourceLine(bytes, from: prefix.messageStart, to: end)
    guard line > 0 else { return CallManner() }
    let head = FunctionLog.endOfHead(bytes, from: prefix.messageStart, to: end)
    let isMessage =
      head < end && !CallManner.isPlain(bytes, behind: head, to: end)
      && !holdsCallback(bytes, from: head, to: end)
    var manner = CallManner(sourceLine: line, isMessage: isMessage)
    manner.outline = CallOutline.function
    return manner
  }

  private func holdsCallback(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let hit = vocabulary.finder.next(in: bytes, from: start, to: end) else { return false }
    if case .callback = vocabulary.meanings[hit.word] { return true }
    return false
  }

  /// Whether a message is a name and an event, and no sentence: it may be anything that is logged in that function.
  private func isWhole(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int) -> Bool {
    guard let name = words.subject, name.end > name.start,
      name.instance.isSome || LabelText.isTypeName(bytes, name.start..<name.end)
    else { return false }
    if case .closed = TrailingText.judge(bytes, from: word.selectorEnd, to: end) { return true }
    return name.start >= word.selectorEnd && bytes.skipBlanks(from: name.end, to: end) == end
  }

  /// Without the app's own name, which is a logger's tag: `Shop[412:9021] [Shop] viewDidLoad`.
  static func withoutApp(_ bytes: Span<UInt8>, _ words: EventWords, from start: Int) -> EventWords {
    guard words.kind.isLifecycle, let name = words.subject, name.start >= start, name.start < name.end,
      !name.instance.isSome, !LabelText.hasEnding(bytes, name.start..<name.end),
      ProcessTag.isOf(bytes, name, before: start)
    else { return words }
    var nobodys = words
    nobodys.subject = nil
    return nobodys
  }
}
