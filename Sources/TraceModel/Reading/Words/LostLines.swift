/// What a line says in words of lines that are missing, instead of a mark: `(42 lines omitted)`, `Dropped 5 log lines`,
/// `=== log rotated ===`, `Disconnected from device`. It has to be all that the line says, for an app loses and drops things of
/// its own.
enum LostLines {
  /// Longer lines are none.
  private static let longest = 64
  private static let mostWords = 9
  /// What happens to lines.
  static let losses: Set<String> = [
    "lost", "dropped", "omitted", "removed", "skipped", "suppressed", "truncated", "snipped", "elided", "cut",
    "discarded", "hidden", "missing", "trimmed", "stripped",
  ]
  /// Those of them that people don't say of what they have in an app.
  private static let sureLosses: Set<String> = [
    "lost", "dropped", "omitted", "suppressed", "truncated", "snipped", "elided",
  ]
  static let lines: Set<String> = ["line", "lines", "log", "logs"]
  static let records: Set<String> = [
    "entry", "entries", "message", "messages", "record", "records", "event", "events", "output", "part",
    "parts",
  ]
  /// What may be said beside these.
  static let fillers: Set<String> = [
    "some", "the", "more", "a", "few", "several", "many", "of", "were", "was", "are", "is", "have", "been",
    "has", "warning", "for", "brevity", "here", "between", "other", "unrelated", "irrelevant", "similar",
    "by",
    "rate", "limit", "file", "and",
  ]
  /// What a tool says first when it has lost the app, when its level changes, or when another log begins.
  static let beginnings: [[String]] = [
    ["message", "from", "debugger"], ["lost", "connection", "to", "the", "debugger"],
    ["lost", "connection", "to", "the", "device"], ["lost", "connection", "to", "device"],
    ["disconnected", "from", "device"], ["disconnected", "from", "the", "device"],
    ["disconnected", "from", "debugger"], ["disconnected", "from", "the", "debugger"],
    ["debugger", "detached"], ["debugger", "disconnected"], ["program", "ended", "with", "exit", "code"],
    ["beginning", "of", "main"], ["beginning", "of", "system"], ["beginning", "of", "crash"],
    ["log", "level", "changed"], ["log", "level", "set"], ["logging", "level", "changed"],
    ["logging", "level", "set"], ["log", "rotated"], ["log", "file", "rotated"], ["logs", "rotated"],
  ]
  static let others: Set<String> = [
    "中略", "前略", "後略", "下略", "略", "省略", "以下省略", "中间省略", "此处省略", "중략", "생략", "이하생략", "후략",
  ]

  /// Whether a line is such a sentence. It is asked of the line above each event, so its first two words are looked at before
  /// any is taken out.
  static func isOne(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start < end, end - start <= longest, LostLineWords.mayBegin(bytes, from: start, to: end) else {
      return false
    }
    let words = LostLineWords.all(bytes, from: start, to: end)
    guard let first = words.first, words.count <= mostWords else { return false }
    if first.utf8.first.map({ $0 >= 0x80 }) == true { return isOther(words) }
    if beginnings.contains(where: { words.starts(with: $0) }) { return true }
    return tellsLoss(words, isMarked: !bytes[start].isWordByte && bytes[start] < 0x80)
  }

  /// `（中略）`, `이하 생략`
  private static func isOther(_ words: [String]) -> Bool { others.contains(words.joined()) }

  /// Whether some words say that lines were lost, or are still to come, and nothing else. In brackets or between signs one word
  /// is enough.
  private static func tellsLoss(_ words: [String], isMarked: Bool) -> Bool {
    var (isLoss, isSure, isOfLines, isOfRecords, isCounted, isMore) = (
      false, false, false, false, false, false
    )
    for word in words {
      let isNumber = word.utf8.allSatisfy { $0.isDigit }
      isLoss = isLoss || losses.contains(word)
      isSure = isSure || sureLosses.contains(word)
      isOfLines = isOfLines || lines.contains(word)
      isOfRecords = isOfRecords || records.contains(word)
      isCounted = isCounted || isNumber
      isMore = isMore || word == "more"
      let isKnown = isNumber || losses.contains(word) || lines.contains(word) || records.contains(word)
      guard isKnown || fillers.contains(word) else { return false }
    }
    if isMarked { return isLoss && (words.count == 1 || isOfLines || isOfRecords) || isMore && isOfLines }
    return isSure && (isOfLines || isOfRecords && isCounted)
  }
}
