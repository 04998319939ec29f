/// Titles of screens in small letters but for the first, before a sign: `Sign in: viewDidLoad`, `About us | …`. Some of their
/// words are those of sentences.
enum ScreenTitle {
  private static let first: Set<String> = ["about", "my", "your", "note"]
  private static let inner: Set<String> = ["of", "and", "or", "the", "a", "an", "my", "your", "for", "with"]
  private static let last: Set<String> = ["note", "you", "it"]
  /// What is done `in` an app.
  private static let verbs: Set<String> = ["sign", "log", "check", "opt", "clock"]

  /// Whether some words before an event are a title, although some of them are of sentences: a sign parts them from it.
  static func isTitle(_ bytes: Span<UInt8>, from start: Int, to end: Int, before word: Int) -> Bool {
    guard NameText.isCapital(bytes, at: start, to: end), isParted(bytes, from: end, to: word) else {
      return false
    }
    let words = words(bytes, start, end)
    guard (2...4).contains(words.count) else { return false }
    if words.count == 2, words[1] == "in" { return verbs.contains(words[0]) }
    return words.indices.allSatisfy { number in
      let known = number == 0 ? first : number == words.count - 1 ? last : inner
      return known.contains(words[number]) || !LabelText.isProse(words[number])
    }
  }

  private static func isParted(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    (start..<end).contains {
      bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: "|") || bytes[$0] == UInt8(ascii: "-")
    }
  }

  private static func words(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> [String] {
    var words: [String] = []
    var offset = start
    while offset < end, words.count < 5 {
      let last = ByteScan.first(0x20, in: bytes, from: offset, to: end)
      if last > offset { words.append(bytes.text(from: offset, to: last).asciiLowercased) }
      offset = last + 1
    }
    return words
  }
}
