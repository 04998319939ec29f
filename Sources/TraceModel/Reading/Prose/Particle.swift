/// Korean, Japanese and Chinese words behind an event's name that make it the topic of a sentence: `viewDidLoad에서`,
/// `viewDidLoadの中で`, `viewDidLoad之前`.
enum Particle {
  /// What may be between the name and such a word.
  private static let between = ["호출", "方法", "メソッド", "메서드", "메소드", "()"]
  private static let topics = [
    "에서", "에는", "에 ", "는 ", "은 ", "이후", "이전", "전에", "후에", "시점", "시 ", "때", "보다", "까지", "부터", "여부", "순서", "횟수",
    "확인", "테스트", "で", "の", "に", "を", "より", "から", "まで", "後", "前", "時", "内", "里", "中", "之", "后", "前", "时", "只",
    "会",
    "应", "在", "的",
  ]
  /// Words that are topics where nothing comes behind them.
  private static let last = ["전", "후", "시", "때"]
  private static let called = ["呼", "実行", "開始", "通", "调", "調", "被", "执"]

  /// Whether such a word begins a text.
  static func begins(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var offset = bytes.skipBlanks(from: start, to: end)
    guard bytes.at(offset) >= 0x80, offset < end else { return false }
    if let word = between.first(where: { bytes.has($0, at: offset, before: end) }) {
      offset = bytes.skipBlanks(from: offset + word.utf8.count, to: end)
    }
    if bytes.has("は", at: offset, before: end) {
      return !called.contains { bytes.has($0, at: offset + 3, before: end) }
    }
    // `即将` is what is about to come.
    if bytes.has("即", at: offset, before: end) { return !bytes.has("即将", at: offset, before: end) }
    if topics.contains(where: { bytes.has($0, at: offset, before: end) }) { return true }
    return last.contains { bytes.has($0, at: offset, before: end) && offset + $0.utf8.count == end }
  }
}
