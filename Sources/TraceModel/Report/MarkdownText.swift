/// Text that may hold somebody else's words, as Markdown that says the same and does nothing.
///
/// Everything that isn't a plain word goes into a code span, where GitHub and GitLab don't turn it into
/// links, mentions, pictures or tags.
enum MarkdownText {
  /// A sentence.
  static func prose(_ text: String) -> String {
    ForeignText.line(text).split(separator: " ").map(word).joined(separator: " ")
  }

  /// A text as code; the fence is longer than any run of backticks inside.
  static func code(_ text: String) -> String {
    let shown = ForeignText.line(text)
    let fence = String(repeating: "`", count: longestRun(in: shown) + 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.isEmpty ? " " : ""
    return fence + space + shown + space + fence
  }

  /// Lines as a block of code.
  static func block(_ lines: [String]) -> String {
    let fence = String(repeating: "`", count: max(3, lines.map(longestRun).max().map { $0 + 1 } ?? 3))
    return "\(fence)text\n" + lines.map { $0 + "\n" }.joined() + "\(fence)\n"
  }

  /// The punctuation around a word stays outside of its code.
  private static func word(_ word: Substring) -> String {
    var core = word
    var before = ""
    var after = ""
    while core.first == "(" { before.append(core.removeFirst()) }
    while let last = core.last, ".,:;)".contains(last) { after = String(core.removeLast()) + after }
    if core.isEmpty || isPlain(core) { return before + core + after }
    let isQuoted = core.count > 2 && core.hasPrefix("`") && core.hasSuffix("`")
    let inner = isQuoted ? String(core.dropFirst().dropLast()) : String(core)
    return before + code(inner) + after
  }

  /// Whether a word is nothing but a word or a number, and no name out of code.
  private static func isPlain(_ word: Substring) -> Bool {
    if ["→", "≥", "–", "iOS", "SwiftUI", "UIKit"].contains(word) { return true }
    guard let first = word.unicodeScalars.first, isLetterOrDigit(first) else { return false }
    let isName = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return !isName
      && word.unicodeScalars.allSatisfy { isLetterOrDigit($0) || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  private static func isLetterOrDigit(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
