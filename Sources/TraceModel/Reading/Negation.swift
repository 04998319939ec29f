/// Words that say that something was not called.
enum Negation {
  private static let phrases = [
    "ませんでした", "ません", "ない", "なかった", "않", "안 됨", "안됨", "안 불", "못", "没有", "没被", "未被", "未调用", "不会", "不调用",
    "not called", "not be called", "n't", "never", "was not", "is not", "not invoked", "not fired",
  ]

  /// Whether the words behind an event take it back.
  static func holds(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    return phrases.contains { bytes.find($0, from: start, to: end) != nil }
  }
}
