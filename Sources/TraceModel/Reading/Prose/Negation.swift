/// Words that say that something was not called.
enum Negation {
  private static let phrases = [
    "ませんでした", "ません", "ない", "なかった", "않", "안 됨", "안됨", "안 불", "못", "没有", "没被", "没调", "没走", "没 ", "未被", "未调用",
    "不会", "不调用", "沒有", "не вызыв", "не вызван", "не срабат", "не сработ", "nicht aufgerufen", "wird nicht",
    "not called", "not be called", "n't", "n’t", "never", "was not", "is not", "not invoked", "not fired",
    "not implement", "not yet", "not overrid", "unimplemented",
  ]

  /// Words that take it back where they come first.
  private static let leading = [
    "missing", "missed", "skipped", "is skipped", "was skipped", "is missing", "ignored", "is ignored",
    "was ignored",
    "failed", "timed out", "timeout", "omitted", "expected",
  ]

  /// Whether the words behind an event take it back.
  static func holds(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if phrases.contains(where: { bytes.find($0, from: start, to: end) != nil }) { return true }
    let first = bytes.skipBlanks(from: start, to: end)
    return leading.contains { bytes.hasFolded($0, at: first, before: end) }
  }
}
