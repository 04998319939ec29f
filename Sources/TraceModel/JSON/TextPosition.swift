/// A position in a text that was read, as people count: lines and columns from 1.
package struct TextPosition: Hashable, Sendable {
  /// The line.
  package var line: Int
  /// The column, in characters of Unicode's code points.
  package var column: Int
  /// Which of several texts; the number that the reader was given.
  package var source: Int

  /// A position in a text.
  package init(line: Int, column: Int, source: Int = 0) {
    self.line = line
    self.column = column
    self.source = source
  }
}
