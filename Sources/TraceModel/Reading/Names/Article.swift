/// `La viewDidLoad è stata chiamata`, `O viewDidLoad foi chamado`: an article before a callback, in a sentence that says that it was
/// called, and no name.
enum Article {
  private static let all = ["la", "el", "il", "lo", "le", "die", "das", "der"]
  /// Those that screens are called by, too, with the words that agree with them.
  private static let letters: [(String, [String])] = [
    ("a", ["foi chamada", "foi executada", "é chamada", "é executada"]),
    ("o", ["foi chamado", "foi executado", "é chamado", "é executado"]),
  ]

  /// Whether what was taken for a name is one, by the words behind the callback.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace, _ word: WordPlace, to end: Int) -> Bool {
    let text = name.start..<name.end
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard name.end <= word.start, text.count <= 3, first > word.selectorEnd, first < end,
      bytes.skipBlanks(from: name.end, to: word.start) == word.start
    else { return false }
    if let (_, words) = letters.first(where: { EventKey.equals(bytes, text, $0.0) }) {
      return words.contains { bytes.hasFolded($0, at: first, before: end) }
    }
    return all.contains { EventKey.equals(bytes, text, $0) }
      && CalledWords.all.first(in: bytes, at: first, before: end) != nil
  }
}
