/// Rows of cells in columns, for people.
struct TextTable {
  private let head: [String]
  private let rows: [[String]]
  private let rightAligned: Set<Int>
  private let widths: [Int]

  /// A table; its cells may hold anything.
  init(_ head: [String], _ rows: [[String]], rightAligned: Set<Int>) {
    self.head = head
    // A name beyond reason must not push everything else off the screen.
    self.rows = rows.map { $0.map { ShownText.shortened($0, to: 60) } }
    self.rightAligned = rightAligned
    let all = [head] + self.rows
    widths = head.indices.map { column in all.map { ShownText.width(of: $0[column]) }.max() ?? 0 }
  }

  /// The lines, the head first.
  func lines(heading: (String) -> String) -> [String] {
    [heading(line(head))] + rows.map(line)
  }

  private func line(_ cells: [String]) -> String {
    let padded = cells.enumerated().map { column, cell in
      if rightAligned.contains(column) { return ShownText.rightAligned(cell, to: widths[column]) }
      return column == cells.count - 1 ? cell : ShownText.padded(cell, to: widths[column])
    }
    return padded.joined(separator: "  ")
  }
}
