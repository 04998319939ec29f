/// Plain prose as Markdown: names out of code become code, and nothing else is read as markup.
///
/// The texts of the rules are plain, since they are printed on terminals and in reports of many formats.
/// What is code in them can be told by its shape: `viewDidAppear`, `didMove(toParent:)`, `isHidden`.
enum MarkdownProse {
  /// The Markdown of a text.
  static func text(_ plain: String) -> String {
    plain.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
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
  private static func closesCall(_ word: Substring) -> Bool {
    word.last == ")" && word.contains("(")
  }

  /// Names that are written with a capital inside and are no code.
  private static let plainNames: Set<String> = [
    "SwiftUI", "iOS", "ElasticTransition", "BufferedNavigationController",
  ]

  /// Words that are code though nothing in their shape says so.
  private static let codeNames: Set<String> = ["deinit"]

  /// A word with a small letter before a capital one, or a call.
  private static func isCode(_ word: Substring) -> Bool {
    if codeNames.contains(String(word)) { return true }
    if plainNames.contains(String(word)) || word.contains("/") { return false }
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
