/// Parts of sentences in other languages than English, which stand where a name would: `화면이 가려진 이후 viewDidDisappear`,
/// `Beim Schließen wird viewWillDisappear aufgerufen`, `HomeVC 会收到 viewDidAppear`.
enum Clause {
  /// Words that a clause ends with, as words of their own.
  private static let lastWords: Set<String> = [
    "이후", "이후에", "때는", "후에", "뒤에", "전에", "시에", "直前", "直後", "会", "會", "将", "将会",
    "wird", "werden", "wurde", "est", "sont", "se", "foi", "fue", "khi", "wenn", "quand", "lorsque", "cuando",
    "quando", "когда", "при",
  ]
  /// Short ones, which may end a title: more of the sentence is behind the callback.
  private static let shortWords: Set<String> = ["때", "후", "뒤", "시"]
  /// The same, glued to what is before them.
  private static let endings = [
    "ると", "くと", "すと", "れば", "たら", "とき", "ときに", "時に", "後に", "前に", "際に", "会收到", "会走", "会执行", "会触发",
    "会先", "会再", "将会", "就会", "都会", "还会", "也会", "才会", "最后在", "然后在", "会在", "會在", "就在", "都在", "是在",
  ]
  /// Signs that are in words as well: a clause has three signs before them.
  private static let shortEndings = ["时", "時", "后", "後"]
  private static let words = ["计时", "計時", "定时", "定時", "实时", "即時", "小时", "小時", "临时", "限时", "准时", "售后", "售後"]
  /// Words that a clause begins with, if more of the sentence is behind the callback.
  private static let firstWords: Set<String> = [
    "Beim", "Wenn", "Sobald", "Nachdem", "Lors", "Lorsque", "Quand", "Après", "Al", "Cuando", "Quando",
    "Ao", "Após", "При", "Когда", "После", "Khi", "Sau",
  ]
  private static let commas = ["，", "、"]
  private static let times = ["時：", "时：", "后：", "後："]

  /// Whether what was taken for a vague name before an event is such a clause.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace, _ word: WordPlace, to end: Int) -> Bool {
    guard !name.instance.isSome, name.end > name.start, name.identifier == nil else { return false }
    let text = name.start..<name.end
    if Adverb.isAll(bytes, text) { return true }
    let last = startOfLast(bytes, text)
    let lastText = bytes.text(from: last, to: name.end)
    if lastWords.contains(lastText), last > name.start || bytes[last] >= 0x80 { return true }
    if bytes[name.end - 1] >= 0x80, ends(bytes, text) { return true }
    if commas.contains(where: { bytes.find($0, from: name.start, to: name.end) != nil }) { return true }
    return last > name.start && (begins(bytes, text) || shortWords.contains(lastText))
      && goesOn(bytes, behind: word, to: end)
  }

  /// `viewDidLoad: Вызывается один раз после загрузки, до показа`: whether four words or more that would be a name behind an event
  /// are half of a sentence that goes on behind a comma; a key goes on about the call.
  static func isCut(_ bytes: Span<UInt8>, _ name: Range<Int>, to end: Int) -> Bool {
    guard bytes.at(name.upperBound) == UInt8(ascii: ","), name.count(where: { bytes[$0].isBlank }) > 2 else {
      return false
    }
    let next = bytes.skipBlanks(from: name.upperBound + 1, to: end)
    let sign = bytes.at(bytes.endOfWord(from: next, to: end))
    return next < end && sign != UInt8(ascii: ":") && sign != UInt8(ascii: "=")
  }

  /// `全画面時：遷移元VC`: whether a clause and a wide colon are glued to the front of a name.
  static func leads(_ bytes: Span<UInt8>, to name: Int, from start: Int) -> Bool {
    name > start && bytes[name - 1] >= 0x80 && times.contains { bytes.has($0, endingAt: name, from: start) }
  }

  /// `A에서 B를 호출 시 B(viewDidLoad)`: the name behind a clause, which a callback in parentheses is glued to.
  static func nameBehind(_ bytes: Span<UInt8>, _ name: NamePlace, _ word: WordPlace) -> NamePlace? {
    guard word.start == name.end + 1, bytes[name.end] == UInt8(ascii: "("),
      bytes.at(word.selectorEnd) == UInt8(ascii: ")")
    else { return nil }
    let last = startOfLast(bytes, name.start..<name.end)
    let clause = name.start..<bytes.trimmedEnd(from: name.start, to: last)
    guard !clause.isEmpty, bytes[clause.upperBound - 1] >= 0x80 else { return nil }
    let text = bytes.text(from: startOfLast(bytes, clause), to: clause.upperBound)
    guard lastWords.contains(text) || shortWords.contains(text) else { return nil }
    return NamePlace.named(bytes, from: last, to: name.end)
  }

  private static func startOfLast(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Int {
    var first = text.upperBound
    while first > text.lowerBound, !bytes[first - 1].isBlank { first -= 1 }
    return first
  }

  private static func ends(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    func has(_ word: String) -> Bool { bytes.has(word, endingAt: text.upperBound, from: text.lowerBound) }
    if endings.contains(where: has) { return true }
    return text.count >= 12 && shortEndings.contains(where: has) && !words.contains(where: has)
  }

  private static func begins(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let first = ByteScan.first(0x20, in: bytes, from: text.lowerBound, to: text.upperBound)
    return firstWords.contains(bytes.text(from: text.lowerBound, to: first))
  }

  /// Whether words are behind a callback, and no sign before them.
  private static func goesOn(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Bool {
    let next = bytes.skipBlanks(from: word.selectorEnd, to: end)
    return next < end && (bytes[next].isLetter || NameText.isNameStart(bytes, at: next, to: end))
  }
}
