/// A word to be found in a text, in any capitals.
struct WordPattern: Sendable {
  /// The word.
  var text: String
  /// Where its rarest seven bytes begin.
  var anchor: Int

  /// A word with its rarest part.
  init(_ text: String, anchor: Int = 0) {
    self.text = text
    self.anchor = anchor
  }
}
