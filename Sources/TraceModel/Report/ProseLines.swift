/// The lines of a text that is broken at spaces; a word longer than a line stands alone on it.
///
/// Spaces are told by their bytes: the texts of all rules go into each SARIF file.
struct ProseLines: Sequence, IteratorProtocol {
  private var rest: Substring?
  private let width: Int

  /// The lines of a text whose words are parted by one space each.
  ///
  /// - Parameter width: how many characters there are on a line.
  init(_ text: String, width: Int) {
    rest = text[...]
    self.width = width
  }

  mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    guard let end = lineEnd(in: text) else {
      rest = nil
      return text
    }
    rest = text[text.utf8.index(after: end)...]
    return text[..<end]
  }

  /// The last space before which a line is no longer than it may be, or the first one; `nil` where all fits.
  private func lineEnd(in text: Substring) -> String.Index? {
    var end: String.Index?
    var column = 0
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      // A character that takes several bytes is one.
      guard byte & 0xC0 != 0x80 else { continue }
      if byte == UInt8(ascii: " ") {
        end = place
      } else if column >= width, end != nil {
        return end
      }
      column += 1
    }
    return nil
  }
}
