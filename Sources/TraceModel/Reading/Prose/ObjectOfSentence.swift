/// Sentences in which a callback is where something is done: `HomeVC fetches posts in viewWillAppear`, `HomeVC
/// viewWillAppear에서 실행`. What they have in common is their grammar, whatever is done: words stand between the class and the
/// preposition before the callback, or behind a particle of place.
enum ObjectOfSentence {
  /// Whether the words behind what was taken for a label, up to a preposition, say what is done.
  static func isCallback(_ bytes: Span<UInt8>, behind label: Label, to preposition: Int) -> Bool {
    switch label {
    case .vague: return true
    case .clear(let name): return tellsDeed(bytes, from: name.end, to: preposition)
    case .nothing, .refused: return false
    }
  }

  /// Whether a range has a word, not in capitals, that says more than that the callback is called.
  private static func tellsDeed(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var offset = start
    guard bytes.at(start).isBlank else { return false }
    while offset < end {
      let first = bytes.skipBlanks(from: offset, to: end)
      offset = ByteScan.first(0x20, in: bytes, from: first, to: end)
      let isWord = first < offset && (bytes[first].isLetter && !bytes[first].isUpper || bytes[first] >= 0x80)
      if isWord, !OtherSubject.saysNothing(bytes, first..<offset) { return true }
    }
    return false
  }

  private static let places = ["에서", "の中で", "内で", "で"]
  /// Before, after and whenever: what is done then isn't a call.
  private static let times = [
    "の前に", "の後に", "時に", "のたびに", "전에", "직전에", "이후", "마다", "때", "之前", "之后", "之後",
  ]
  private static let insides = ["中", "里", "裡", "内", "內"]
  /// Words that begin with one of these.
  private static let others = ["です", "でし", "でも", "内存", "內存", "中文", "中断", "中止", "里程"]
  private static let called = ["호출", "呼", "调用", "調用", "被", "통"]

  /// Whether a particle of place is behind a callback, and behind that what is done there: `viewWillAppear에서 실행`,
  /// `在 viewWillAppear 中加载数据`.
  static func isPlace(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    guard let particle = particle(bytes, word, from: start, to: end) else { return false }
    let deed = bytes.skipBlanks(from: particle, to: end)
    guard deed < end, bytes[deed].isLetter || NameText.isNameStart(bytes, at: deed, to: end) else {
      return false
    }
    return !called.contains { bytes.has($0, at: deed, before: end) }
  }

  /// The end of the particle; nothing is between the callback and it, but where the Chinese preposition is before the callback.
  private static func particle(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Int?
  {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard first < end, bytes[first] >= 0x80,
      !others.contains(where: { bytes.has($0, at: first, before: end) })
    else { return nil }
    let isIn = bytes.has("在", endingAt: bytes.trimmedEnd(from: start, to: word.start), from: start)
    if let time = times.first(where: { bytes.has($0, at: first, before: end) }) {
      return first + time.utf8.count
    }
    guard isIn || first == word.selectorEnd || bytes.has("で", at: first, before: end) else { return nil }
    let particle = (isIn ? places + insides : first == word.selectorEnd ? places + insides : places)
      .first { bytes.has($0, at: first, before: end) }
    return particle.map { first + $0.utf8.count }
  }
}
