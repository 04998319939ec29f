/// The different event words of a run, each with a number; a word of nothing but a kind has the kind's own.
struct EventWordTable: Sendable {
  private var words = EventKind.allCases.map { EventWord(kind: $0) }
  private var indices: [EventWord: UInt32] = [:]

  /// How many words there are.
  var count: Int { words.count }

  subscript(number: UInt32) -> EventWord { words[Int(number)] }

  /// Each word as the canonical notation has it, by its number.
  func texts(_ names: StoryNames) -> ContiguousArray<String> { ContiguousArray(words.map { $0.text(names) }) }

  /// The number of a word, new or known.
  mutating func intern(_ word: EventWord) -> UInt32 {
    if word.isPlain { return UInt32(word.kind.rawValue) }
    if let known = indices[word] { return known }
    let number = UInt32(truncatingIfNeeded: words.count)
    words.append(word)
    indices[word] = number
    return number
  }
}
