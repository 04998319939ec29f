/// A line above others that tell no calls as they came: what a reporter expected, breadcrumbs that were kept, sums, a stack
/// of calls.
enum ListHeading {
  /// Longer lines are sentences.
  private static let longest = 64
  /// How such a line begins, in small letters.
  private static let beginnings: Phrases = [
    "expected", "expectation", "what i expect", "i expect", "should be", "actual", "what i get", "what i see",
    "예상", "기대", "실제", "期待", "実際", "预期", "预计", "期望", "实际", "預期", "實際", "ожида", "факти",
    "erwartet", "tatsächlich", "attendu", "résultat", "comportement", "esperado", "resultado", "atteso",
    "oczekiwa", "breadcrumb", "summary", "totals", "call stack", "stack trace", "thread.callstacksymbols",
    "rules loaded", "todo", "last ", "queue = [", "pending = [",
  ]
  /// How it ends, unless that word is all of it.
  private static let endings: Phrases = [":", "：", "結果", "结果", "결과", "出力", "输出", "輸出", "출력", "동작"]
  /// The same of lines that hold more than a heading.
  private static let commands: Phrases = ["@startuml", "sqlite>"]

  /// With which of them any such line begins.
  static let texts = beginnings.texts + commands.texts

  /// Whether a line that begins with a word at an offset is one.
  @inline(__always)
  static func isOne(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    if commands.firstFolded(in: bytes, at: start, before: end) != nil { return true }
    guard let word = beginnings.firstFolded(in: bytes, at: start, before: end) else { return false }
    return isHeading(bytes, word, from: start, to: end)
  }

  /// Whether the word is all of the line, or the line ends as a heading does.
  private static func isHeading(_ bytes: Span<UInt8>, _ word: String, from start: Int, to end: Int) -> Bool {
    let limit = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: start, to: min(end, start + longest))
    guard limit == end || bytes[limit] == UInt8(ascii: "\n") else { return false }
    let last = bytes.trimmedEnd(from: start, to: limit)
    return start + word.utf8.count == last || endings.isOne(in: bytes, endingAt: last, from: start)
  }
}
