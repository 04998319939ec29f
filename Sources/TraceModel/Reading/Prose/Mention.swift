/// Lines that name a call and say something else: who has called, where a debugger or a crash has stopped, what was
/// expected, how many there were.
enum Mention {
  private static let beginnings: Phrases = [
    "called from", "called by ", "caller: ", "expected: ",
    "expected order", "actual: ", "actual order",
    // What messages of commits begin with.
    "fix: ", "fix(", "feat: ", "feat(", "refactor: ", "refactor(", "chore: ", "chore(",
  ]
  /// The same with a number between the two.
  private static let numbered = [("breakpoint ", ": where = "), ("process ", " stopped")]

  /// What is done at a call that is still to come, right before its name.
  private static let waits: Phrases = [
    "等待", "延迟到", "推迟到", "等到", "直到", "тложено до", "ткладываем до", "ждём", "Ждём", "ждем", "Ждем",
    "aguardando",
    "aguardando o", "esperando", "esperando a", "en attendant", "warte auf", "warten auf", "deferred to",
    "wartet auf", "в ожидании", "aspetta", "attend", "deferred until", "delayed until", "postponed to",
  ]
  /// What denies a call right before its name.
  private static let denials: Phrases = [
    "不会", "不会调用", "不会再调用", "不会触发", "不会执行", "不会走", "不调用", "不再调用", "没有调用", "没调用", "未调用",
    "没有执行", "没有触发", "不執行", "不會調用", "沒有呼叫", "не вызывает", "не вызывается", "no llama a", "não chama",
  ]
  /// Words for a call that was held back; with a capital a screen may be called so.
  private static let held: Phrases = [
    "deferred", "deferring", "pending", "postponed", "postponing", "queued", "queueing", "awaiting", "awaits",
    "scheduled", "scheduling", "next:",
  ]
  /// Words for "before" and "after", behind who is named first.
  private static let moments: Phrases = [
    "avant", "avant de", "avant le", "après", "antes de", "antes do", "antes del", "después de", "depois de",
    "depois do", "prima di", "dopo", "vor", "nach", "перед", "после", "ждёт", "ждет", "tras",
  ]
  /// Words for "in", which begin a sentence.
  private static let places = ["en", "em", "dans"]

  /// Whether what is before an event waits for it, or tells where something else was done.
  private static func isAhead(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: word)
    return last > start
      && (waits.isOneFolded(in: bytes, endingAt: last, from: start)
        || denials.isOne(in: bytes, endingAt: last, from: start)
        || held.isOne(in: bytes, endingAt: last, from: start + 1) || isMoment(bytes, last, from: start)
        || places.contains { EventKey.equals(bytes, start..<last, $0) })
  }

  /// Whether a word for a moment, with somebody before it, ends at an offset.
  private static func isMoment(_ bytes: Span<UInt8>, _ end: Int, from start: Int) -> Bool {
    moments.ending(with: bytes.at(end - 1)).contains {
      let first = end - $0.utf8.count
      return bytes.has($0, endingAt: end, from: start + 1) && bytes[first - 1].isBlank
    }
  }

  /// Whether a message is such a line.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    beginnings.firstFolded(in: bytes, at: start, before: word.start) != nil
      || numbered.contains { isNumbered(bytes, $0.0, $0.1, start, word.start) }
      || bytes.find("atal error: ", from: start, to: word.start) != nil
      || counts(bytes, word, to: end) || isAhead(bytes, start, word.start)
  }

  /// `Breakpoint 3: where = `, `Process 901 stopped`
  private static func isNumbered(
    _ bytes: Span<UInt8>, _ first: String, _ second: String, _ start: Int, _ end: Int
  ) -> Bool {
    guard bytes.hasFolded(first, at: start, before: end) else { return false }
    let number = start + first.utf8.count
    var offset = bytes.endOfDigits(from: number, to: end)
    // `Breakpoint 3.1`
    if offset > number, bytes.at(offset) == UInt8(ascii: ".") {
      offset = bytes.endOfDigits(from: offset + 1, to: end)
    }
    return offset > number && bytes.has(second, at: offset, before: end)
  }

  /// `Total viewDidLoad calls: 3`
  private static func counts(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard let noun = ["calls", "call count"].first(where: { bytes.hasFolded($0, at: first, before: end) })
    else {
      return false
    }
    let sign = bytes.skipBlanks(from: first + noun.utf8.count, to: end)
    guard bytes.at(sign) == UInt8(ascii: ":") || bytes.at(sign) == UInt8(ascii: "=") else { return false }
    return bytes.at(bytes.skipBlanks(from: sign + 1, to: end)).isDigit
  }
}
