/// The words of the vocabulary that hold a shorter one: where that is found in a text, the longer one may be what is said there.
struct LongerWords: Sendable {
  private struct Longer {
    var word: Int
    var text: String
    /// How many bytes are before the stem of the shorter one.
    var before: Int
    /// The first of its letters: nearly all words differ from a text in it.
    var first: UInt8
  }

  /// The longest first.
  private let all: [Longer]

  /// Those of some words that hold any of the stems.
  init(_ words: [(Int, String)], holding stems: [String]) {
    let stems = stems.map { Array($0.utf8) }
    var all: [Longer] = []
    for (word, text) in words {
      let letters = Array(text.utf8)
      for stem in stems {
        guard let before = Self.offset(of: stem, in: letters) else { continue }
        all.append(Longer(word: word, text: text, before: before, first: letters[0]))
      }
    }
    self.all = all.sorted { $0.text.utf8.count > $1.text.utf8.count }
  }

  /// Each run of the program does this for all words, and a search in strings would take most of its first milliseconds.
  private static func offset(of stem: [UInt8], in text: [UInt8]) -> Int? {
    guard stem.count <= text.count else { return nil }
    return (0...text.count - stem.count).first { start in
      text[start] == stem[0] && stem.indices.allSatisfy { text[start + $0] == stem[$0] }
    }
  }

  /// The longer word around a shorter one whose stem is at an offset.
  func around(_ stem: Int, _ bytes: Span<UInt8>, to end: Int) -> WordFinder.Hit? {
    let longer = all.first {
      stem >= $0.before && bytes.at(stem - $0.before).folded == $0.first
        && bytes.hasFolded($0.text, at: stem - $0.before, before: end)
    }
    return longer.map { WordFinder.Hit(word: $0.word, offset: stem - $0.before) }
  }
}
