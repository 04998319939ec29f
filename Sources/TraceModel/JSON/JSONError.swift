/// Why a text isn't JSON5, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with the text.
  package enum Problem: Hashable, Sendable {
    case unexpected(found: String, expected: String)
    case ended(expected: String)
    case unclosedString
    case unclosedComment
    case badEscape(String)
    case badNumber(String)
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    /// The text is UTF-16.
    case utf16
  }

  /// What is wrong.
  package var problem: Problem
  /// Where it is wrong.
  package var position: TextPosition

  /// A problem at a position.
  package init(_ problem: Problem, at position: TextPosition) {
    self.problem = problem
    self.position = position
  }

  /// The problem in plain words, without its position.
  package var message: String {
    switch problem {
    case .unexpected(let found, let expected): "expected \(expected), but found \(found)"
    case .ended(let expected): "expected \(expected), but the file ends"
    case .unclosedString: "a string without its closing quote"
    case .unclosedComment: "a comment without its closing */"
    case .badEscape(let text): "\(text) isn't an escape of JSON5"
    case .badNumber(let text): "\(text) isn't a number"
    case .tooDeep(let limit): "lists and objects nested more than \(limit) levels deep"
    case .utf16: "the text is UTF-16; save it as UTF-8"
    case .tooLarge(let limit): "more than \(limit / (1 << 20)) MiB of text"
    }
  }
}
