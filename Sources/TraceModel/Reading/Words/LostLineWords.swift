/// The words of a line that may say that lines are missing, and those with which such a line may begin.
enum LostLineWords {
  private static let known = Phrases(
    Array(LostLines.losses.union(LostLines.lines).union(LostLines.records).union(LostLines.fillers)).sorted())
  private static let firsts = Phrases(LostLines.beginnings.compactMap(\.first))
  private static let seconds = Phrases(LostLines.beginnings.compactMap { $0.dropFirst().first })
  /// Other scripts put no blank between words, or one.
  private static let others = Phrases(LostLines.others.sorted() + ["이하", "以下", "中间", "此处"])
  private static let brackets: Phrases = ["（", "）", "…", "【", "】", "—"]

  /// Whether the first two words of a line are words of such a sentence.
  static func mayBegin(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let first = word(bytes, from: start, to: end)
    guard !first.isEmpty else { return false }
    if bytes[first.lowerBound] >= 0x80 {
      return others.first(in: bytes, at: first.lowerBound, before: end) != nil
    }
    guard isKnown(bytes, first) || isIn(firsts, bytes, first) else { return false }
    let second = word(bytes, from: first.upperBound, to: end)
    return second.isEmpty || isKnown(bytes, second) || isIn(seconds, bytes, second)
  }

  /// The words of a line in small letters; what is of another script is a word up to a sign.
  static func all(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> [String] {
    var words: [String] = []
    var next = word(bytes, from: start, to: end)
    while !next.isEmpty {
      words.append(bytes.text(from: next.lowerBound, to: next.upperBound).asciiLowercased)
      next = word(bytes, from: next.upperBound, to: end)
    }
    return words
  }

  /// A number, or a word that such sentences have.
  private static func isKnown(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.allSatisfy { bytes[$0].isDigit } || isIn(known, bytes, word)
  }

  private static func isIn(_ words: Phrases, _ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    words.beginning(with: bytes[word.lowerBound].folded).contains {
      $0.utf8.count == word.count && bytes.hasFolded($0, at: word.lowerBound, before: word.upperBound)
    }
  }

  /// The next word, behind signs; empty where there is none.
  private static func word(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int> {
    var first = start
    while first < end, !isPart(bytes, first) { first += max(1, bracket(bytes, first, end)) }
    var last = first
    while last < end, isPart(bytes, last), bracket(bytes, last, end) == 0 { last += 1 }
    return first..<last
  }

  private static func isPart(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let byte = bytes[offset]
    return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "'")
      || byte >= 0x80 && bracket(bytes, offset, bytes.count) == 0
  }

  /// How long the wide bracket at an offset is; 0 where there is none.
  private static func bracket(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Int {
    bytes[offset] < 0x80 ? 0 : brackets.first(in: bytes, at: offset, before: end)?.utf8.count ?? 0
  }
}
