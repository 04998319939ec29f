/// A table of rates for people.
package struct StatsText {
  private let table: StatsTable
  private let paint: Paint
  private let width: Int

  /// A table for people, with notes that are `width` columns wide.
  package init(_ table: StatsTable, paint: Paint, width: Int) {
    self.table = table
    self.paint = paint
    self.width = width
  }

  /// The lines.
  package var lines: [String] {
    let rows = table.question.compared == nil ? plain : comparison
    return TextTable(rows.head, rows.cells, rightAligned: rows.numbers).lines { paint($0, .strong) } + [""]
      + notes
  }

  private typealias Cells = (head: [String], cells: [[String]], numbers: Set<Int>)

  private var plain: Cells {
    let isGrouped = table.question.group != nil
    let head = [table.question.rows] + (isGrouped ? [table.question.group ?? ""] : [])
    let cells = table.rows.flatMap { row in
      zip(table.groups, row.cells).map { group, cell in
        [row.name] + (isGrouped ? [group] : []) + numbers(cell)
      }
    }
    let start = head.count
    return (
      head + [
        "findings", "logs", "of logs", "per 1000 transitions", "95% of rate", "share of logs", "95% of share",
      ], cells,
      Set([0, 1, 2, 3, 5].map { $0 + start })
    )
  }

  private func numbers(_ cell: StatsTable.Cell) -> [String] {
    [
      "\(cell.tally.findings)\(mark(cell))", "\(cell.tally.logs)", "\(cell.exposure.logs)",
      Figure.text(cell.rate.value * 1000), cell.rate.reach(1000), Figure.text(cell.share.value * 100) + "%",
      cell.share.reach(100),
    ]
  }

  private func mark(_ cell: StatsTable.Cell) -> String {
    cell.isFew ? "*" : " "
  }

  private var comparison: Cells {
    let names = table.groups
    let head =
      [table.question.rows] + names.flatMap { ["\($0): findings", "logs", "per 1000", "95%"] }
      + ["change", "95% of change", "p", "q"]
    let cells = table.rows.map { row in
      [row.name] + row.cells.flatMap(brief) + (row.change.map(change) ?? [])
    }
    return (head, cells, [1, 2, 3, 5, 6, 7, 9, 11, 12])
  }

  private func brief(_ cell: StatsTable.Cell) -> [String] {
    [
      "\(cell.tally.findings)\(mark(cell))", "\(cell.tally.logs)", Figure.text(cell.rate.value * 1000),
      cell.rate.reach(1000),
    ]
  }

  private func change(_ change: StatsTable.Change) -> [String] {
    [
      Figure.times(change.ratio.value), change.ratio.reach(), Figure.probability(change.probability),
      Figure.probability(change.falseDiscovery),
    ]
  }

  /// What was looked at, and how to read the numbers.
  private var notes: [String] {
    let groups = zip(table.groups, table.exposures).map { group, exposure in
      (group.isEmpty ? "" : "\(ShownText.escaped(group)): ") + Counted.words(exposure.logs, "log") + ", "
        + Counted.words(exposure.transitions, "transition")
    }
    let notes = StatsMethods.notes(table).flatMap { note in
      ShownText.wrapped(note, to: width - 2).enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
    }
    return groups + notes
  }
}
