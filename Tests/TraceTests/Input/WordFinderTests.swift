import Testing

@testable import TraceModel

/// Each word is found wherever it stands, in any capitals, and not where a part of it is missing.
@Suite struct WordFinderTests {
  private static let patterns: [WordPattern] =
    ["] pop", ".task", "] show ", "deinit", "dealloc", "loadview", "已释放"]
    .map { WordPattern($0) }
    + [WordPattern("viewdidload", anchor: 4), WordPattern("viewwilldisappear", anchor: 5)]
    + DiagnosticPhrases.all.map(\.1) + GapPhrase.all.map(\.1) + CoordinatorLine.phrases
  private static let finder = WordFinder(patterns)

  @Test(arguments: patterns.indices) func `a word is found at every offset, also at the very end of a text`(
    _ number: Int
  ) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let word = Self.patterns[number].text
    for before in 1...24 {
      for behind in [0, 1, 2, 5, 9, 40] {
        let lead = Self.filler(before - 1, &random) + (word.hasPrefix("]") ? "m" : " ")
        // A word of five letters is one where no other letter follows.
        let rest = (behind > 0 ? " " : "") + Self.filler(behind - 1, &random)
        let text = lead + Self.inAnyCapitals(word, &random) + rest
        let hit = Self.hit(text, before: before + word.utf8.count)
        #expect(hit?.offset == before, "seed \(seed): \(text)")
        #expect(hit.map { word.hasPrefix(Self.patterns[$0.word].text) } ?? false, "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: patterns.indices) func `a word without its last letter is not found`(_ number: Int) {
    let word = Self.patterns[number].text
    let count = word.utf8.count + 2
    let hit = Self.hit("0 " + word, before: count - 1)
    #expect(hit.map { $0.offset + Self.patterns[$0.word].text.utf8.count < count } ?? true)
  }

  @Test(arguments: 0..<8) func `a colour may be before a short word`(_ before: Int) {
    let lead = String(repeating: "-", count: before)
    #expect(Self.hit(lead + "\u{1B}[33mdeinit\u{1B}[39m", before: before + 16)?.offset == before + 5)
  }

  private static func hit(_ text: String, before end: Int) -> WordFinder.Hit? {
    finder.next(in: ContiguousArray(text.utf8).span, from: 0, to: end)
  }

  private static func inAnyCapitals(_ word: String, _ random: inout SeededGenerator) -> String {
    word.map { Bool.random(using: &random) ? $0.uppercased() : String($0) }.joined()
  }

  /// Signs that are in no word.
  private static func filler(_ count: Int, _ random: inout SeededGenerator) -> String {
    String((0..<max(0, count)).compactMap { _ in "0123456789:,- ".randomElement(using: &random) })
  }
}
