/// A whole run in a fixed number of columns, each for equally many events: who was on screen when.
package struct Overview: Sendable {
  /// The columns of one controller class.
  package struct Row: Sendable {
    /// The name of the class.
    package var name: String
    /// For each column, whether one of its instances was on screen.
    package var isOnScreen: [Bool]
  }

  /// The first line of each column.
  package var firstLines: [Int] = []
  /// The classes that were on screen, in the order of their first appearance.
  package var rows: [Row] = []
  /// How many more classes were on screen than have a row.
  package var othersCount = 0

  /// An empty overview.
  package init() {}

  /// The column of a line.
  package func column(of line: Int) -> Int {
    max(0, (firstLines.firstIndex { $0 > line } ?? firstLines.count) - 1)
  }
}
