/// Plain prose as Markdown: names out of code become code, and nothing else is read as markup.
///
/// The texts of the rules are plain, since they are printed on terminals and in reports of many formats.
/// What is code in them can be told by its shape: `viewDidAppear`, `didMove(toParent:)`, `isHidden`.
enum MarkdownProse {
  /// The Markdown of a text.
  static func text(_ plain: String) -> String {
    words(of: plain).map { isPlain($0) ? String($0) : word($0) }.joined(separator: " ")
  }

  /// The words of a text; a call with a blank between its brackets is one: `didMove(toParent: nil)`.
  static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = words.last, isOpenCall(last) {
        words[words.count - 1] = text[last.startIndex..<word.endIndex]
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Whether a word is a call whose bracket is not closed, with a label as its last: `didMove(toParent:`.
  private static func isOpenCall(_ word: Substring) -> Bool {
    guard word.last == ":", let open = word.firstIndex(of: "("), open > word.startIndex else { return false }
    return word[word.index(before: open)].isLetter && !word.contains(")")
  }

  /// Whether a word is nothing but letters, and the punctuation around them: nearly all are.
  private static func isPlain(_ word: Substring) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in word.utf8 {
      let isSmall = byte &- 0x61 < 26
      let isCapital = byte &- 0x41 < 26
      guard isSmall || isCapital && !(last &- 0x61 < 26) || byte &- 0x30 < 10 || ".,:;-".utf8.contains(byte)
      else { return false }
      last = byte
    }
    return !word.utf8.starts(with: "deinit".utf8)
  }

  /// One word: the punctuation around it stays outside of the code.
  private static func word(_ word: Substring) -> String {
    var core = word
    var before = ""
    var after = ""
    while let first = core.first, "(\"".contains(first) { before.append(core.removeFirst()) }
    while let last = core.last, ".,:;\")".contains(last), !closesCall(core) {
      after = String(core.removeLast()) + after
    }
    return escaped(before) + (isCode(core) ? "`\(core)`" : escaped(core)) + escaped(after)
  }

  /// Whether the last bracket of a word belongs to it: `present(_:animated:completion:)`.
  static func closesCall(_ word: Substring) -> Bool {
    word.last == ")" && word.contains("(")
  }

  /// Names that are written with a capital inside and aren't code.
  private static let plainNames: Set<String> = [
    "SwiftUI", "iOS", "ElasticTransition", "BufferedNavigationController",
    "iPadOS", "visionOS", "tvOS",
  ]

  /// Words that are code though nothing in their shape says so.
  private static let codeNames: Set<String> = ["deinit"]

  /// A word with a small letter before a capital one, or a call.
  private static func isCode(_ word: Substring) -> Bool {
    if codeNames.contains(String(word)) { return true }
    let name = word.hasSuffix("'s") ? word.dropLast(2) : word
    if plainNames.contains(String(name)) || word.contains("/") { return false }
    if word.hasSuffix(")"), word.contains("("), word.first?.isLetter == true { return true }
    return zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The characters that Markdown would read as its own.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>|[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
