/// `A viewWillDisappear → B viewWillAppear → A viewDidDisappear`: calls that somebody has told in one line, with arrows between
/// them, as people note what they saw.
///
/// Texts about an order have arrows, too. There the callbacks have no names, or only the first has one. So each call has to say
/// whose it is, and nothing else may be in the line.
enum CallChain {
  /// A person doesn't note more calls in one line than this.
  private static let most = 16
  private static let longestName = 48

  private static let arrows: Phrases = ["-->", "->", "==>", "=>", "→", "⇒", "⟶", "➔", "➜", "➡"]
  private static let lasts: Phrases = ["->", "=>", "→", "⇒", "⟶", "➔", "➜", "➡"]

  /// Where the second call of a chain begins; `nil` where a line is none.
  ///
  /// - Parameter word: the first callback, which must say whose it is.
  static func start(
    _ bytes: Span<UInt8>, _ word: Range<Int>, from start: Int, to end: Int, _ vocabulary: Vocabulary
  ) -> Int? {
    guard let second = behindArrow(bytes, word.upperBound, end), second < end,
      isName(bytes, start, word.lowerBound)
    else { return nil }
    var next = second
    for _ in 1..<most {
      guard let call = call(bytes, next, end, vocabulary) else { return nil }
      let behind = endOfCall(bytes, call, end)
      if behind == end { return second }
      guard let begin = behindArrow(bytes, call, end) else { return nil }
      if begin == end { return second }
      next = begin
    }
    return nil
  }

  /// The end of a call's text, without the arrow that leads to the next one.
  static func end(_ bytes: Span<UInt8>, from start: Int, to next: Int) -> Int {
    let last = bytes.trimmedEnd(from: start, to: next)
    let variation = "\u{FE0F}"
    let bare = bytes.has(variation, endingAt: last, from: start) ? last - variation.utf8.count : last
    guard let arrow = lasts.first(in: bytes, endingAt: bare, from: start) else { return last }
    var sign = bare - arrow.utf8.count
    while sign > start, bytes[sign - 1] == UInt8(ascii: "-") || bytes[sign - 1] == UInt8(ascii: "=") {
      sign -= 1
    }
    return bytes.trimmedEnd(from: start, to: sign)
  }

  /// Where the next call's text begins, behind the parentheses or the colon of a call and an arrow.
  private static func behindArrow(_ bytes: Span<UInt8>, _ word: Int, _ end: Int) -> Int? {
    let sign = bytes.skipBlanks(from: endOfCall(bytes, word, end), to: end)
    guard sign < end, let arrow = arrows.first(in: bytes, at: sign, before: end) else { return nil }
    let behind = sign + arrow.utf8.count
    return bytes.skipBlanks(
      from: bytes.has("\u{FE0F}", at: behind, before: end) ? behind + 3 : behind, to: end)
  }

  /// Behind `(_:)` or `:`
  private static func endOfCall(_ bytes: Span<UInt8>, _ word: Int, _ end: Int) -> Int {
    guard word < end else { return end }
    if bytes[word] == UInt8(ascii: "(") {
      return min(end, ByteScan.first(UInt8(ascii: ")"), in: bytes, from: word, to: end) + 1)
    }
    return bytes[word] == UInt8(ascii: ":") ? word + 1 : word
  }

  /// Where the word of the callback ends that a text begins with, behind the name of whose it is; `nil` where anything else is
  /// there.
  private static func call(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ vocabulary: Vocabulary) -> Int? {
    let limit = min(end, start + longestName + 32)
    guard let hit = vocabulary.finder.next(in: bytes, from: start, to: limit),
      case .callback = vocabulary.meanings[hit.word], isName(bytes, start, hit.offset)
    else { return nil }
    return bytes.endOfWord(from: hit.offset, to: end)
  }

  /// `A `, `HomeVC.`, `[Home] `, `화면 2: `: whether a range is a name, and the sign that leads to what it is called with.
  private static func isName(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    var end = bytes.trimmedEnd(from: start, to: word)
    guard end > start, end - start <= longestName else { return false }
    if isSign(bytes[end - 1]) { end = bytes.trimmedEnd(from: start, to: end - 1) }
    guard end > start else { return false }
    if bytes[start] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "]") {
      return end - start > 2 && isLabel(bytes, start + 1..<end - 1)
    }
    return isLabel(bytes, start..<end)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
  }

  private static func isLabel(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    guard begins(bytes, name) else { return false }
    return switch LabelText.judge(bytes, from: name.lowerBound, to: name.upperBound) {
    case .clear, .vague: true
    case .nothing, .refused: false
    }
  }

  /// Whether a name begins with a capital, a digit or a letter of a script without capitals, or is a variable's.
  private static func begins(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    let first = bytes[name.lowerBound]
    if first.isUpper || first.isDigit { return true }
    if first >= 0x80 { return NameText.isNameStart(bytes, at: name.lowerBound, to: name.upperBound) }
    return bytes.endOfWord(from: name.lowerBound, to: name.upperBound) == name.upperBound
      && (LabelText.isVariable(bytes, name) || bytes[name.upperBound - 1].isDigit)
  }
}
