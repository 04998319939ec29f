/// Text that may hold somebody else's words, as Markdown that says the same and does nothing.
///
/// Everything that isn't a plain word goes into a code span, where GitHub and GitLab don't turn it into
/// links, mentions, pictures or tags.
enum MarkdownText {
  /// A sentence.
  static func prose(_ text: String) -> String {
    var pieces: [Piece] = []
    for word in words(of: ForeignText.line(text)) {
      let piece = Piece(word)
      if let last = pieces.last, last.goesOn(with: piece) {
        pieces[pieces.count - 1].core += " " + piece.core
        pieces[pieces.count - 1].after = piece.after
      } else {
        pieces.append(piece)
      }
    }
    return pieces.map(\.text).joined(separator: " ")
  }

  /// The words of a text; what is between backticks is one, as a call with its labels is.
  private static func words(of text: String) -> [Substring] {
    func isOpen(_ text: Substring) -> Bool { text.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1 }
    let isBalanced = !isOpen(text[...])
    var words: [Substring] = []
    for word in MarkdownProse.words(of: text) where !word.isEmpty {
      if isBalanced, let last = words.last, isOpen(last) {
        words[words.count - 1] = text[last.startIndex..<word.endIndex]
      } else {
        words.append(word)
      }
    }
    return words
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

  /// A word of a sentence: the punctuation around it stays outside of its code.
  private struct Piece {
    private var before = ""
    var core: String
    var after = ""
    private let isCode: Bool

    init(_ word: Substring) {
      var rest = word
      while let first = rest.first, "(\"".contains(first) { before.append(rest.removeFirst()) }
      while let last = rest.last, ".,:;)\"".contains(last), !MarkdownProse.closesCall(rest) {
        after = String(rest.removeLast()) + after
      }
      let isQuoted = rest.count > 2 && rest.hasPrefix("`") && rest.hasSuffix("`")
      isCode = !rest.isEmpty && (isQuoted || !MarkdownText.isPlain(rest))
      core = isQuoted ? String(rest.dropFirst().dropLast()) : String(rest)
    }

    var text: String { before + (isCode ? MarkdownText.code(core) : core) + after }

    /// Whether the next piece belongs to the same name: one that holds blanks between brackets.
    func goesOn(with next: Piece) -> Bool {
      guard isCode, next.isCode, after.isEmpty, next.before.isEmpty else { return false }
      return core.count { "<([{".contains($0) } > core.count { ">)]}".contains($0) }
    }
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
