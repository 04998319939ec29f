/// Lines that are alike, and no events.
package struct LineKind: Hashable, Sendable {
  /// What they are.
  package var what: String
  /// How many there are.
  package var count: Int
  /// The number of the first that is not blank.
  package var line: Int
  /// Its text, cut; empty where it is not to be shown.
  package var example: String

  /// Lines of one kind.
  package init(_ what: String, count: Int, line: Int, example: String) {
    self.what = what
    self.count = count
    self.line = line
    self.example = example
  }
}
