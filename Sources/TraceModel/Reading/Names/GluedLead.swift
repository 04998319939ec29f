/// Words that Chinese puts right before a class, and that aren't a part of its name: `调用了HomeVC的viewDidLoad`, `控制器HomeVC`.
enum GluedLead {
  private static let words: Phrases = [
    "调用了", "调用", "調用了", "調用", "进入了", "进入", "進入", "视图控制器", "控制器", "当前页面", "当前控制器", "页面", "打开了", "打开",
  ]

  /// The class behind such a word, which is a word of the alphabet with a capital; `nil` where a label isn't one.
  static func skip(_ bytes: Span<UInt8>, _ label: Label) -> NamePlace? {
    guard let name = label.name, bytes.at(name.start) >= 0x80,
      let word = words.first(in: bytes, at: name.start, before: name.end)
    else { return nil }
    let start = bytes.skipBlanks(from: name.start + word.utf8.count, to: name.end)
    guard start < name.end, bytes[start].isUpper, bytes.endOfWord(from: start, to: name.end) == name.end
    else {
      return nil
    }
    return NamePlace.named(bytes, from: start, to: name.end)
  }
}
