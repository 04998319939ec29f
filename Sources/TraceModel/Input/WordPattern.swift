/// A word to be found in a text, in any capitals.
struct WordPattern: Sendable {
  /// The word.
  var text: String
  /// Where its rarest seven bytes begin.
  var anchor: Int
  /// Whether it begins with the end of a name, or with a bracket that closes, so that there are letters before it.
  var endsName: Bool

  /// A word with its rarest part.
  init(_ text: String, anchor: Int = 0, endsName: Bool = false) {
    self.text = text
    self.anchor = anchor
    self.endsName = endsName || text.hasPrefix("]") || text.hasPrefix(">")
  }
}
