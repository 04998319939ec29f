/// A table of rates as comma-separated values: a line for each row and group.
package struct StatsCSV {
  private let table: StatsTable

  /// A table for spreadsheets.
  package init(_ table: StatsTable) {
    self.table = table
  }

  /// The lines, the names of the columns first.
  package var text: String {
    let head = [
      table.question.rows, table.question.group ?? "group", "findings", "logs", "of_logs", "transitions",
      "per_1000", "per_1000_low", "per_1000_high", "share", "share_low", "share_high", "dispersion", "change",
      "change_low", "change_high", "p", "q",
    ]
    let rows = table.rows.flatMap { row in
      zip(table.groups, row.cells).map { group, cell in
        [row.name, group] + numbers(cell) + changes(row.change)
      }
    }
    return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func numbers(_ cell: StatsTable.Cell) -> [String] {
    let counts = [cell.tally.findings, cell.tally.logs, cell.exposure.logs, cell.exposure.transitions]
    let (rate, share) = (cell.rate, cell.share)
    let figures = [
      rate.value * 1000, rate.low * 1000, rate.high * 1000, share.value, share.low, share.high,
      cell.tally.dispersion(cell.exposure),
    ]
    return counts.map { "\($0)" } + figures.map { Figure.number($0) ?? "" }
  }

  private func changes(_ change: StatsTable.Change?) -> [String] {
    guard let change else { return Array(repeating: "", count: 5) }
    return [
      change.ratio.value, change.ratio.low, change.ratio.high, change.probability, change.falseDiscovery,
    ].map { Figure.number($0) ?? "" }
  }

  /// A cell by RFC 4180. What a spreadsheet takes for a formula gets an apostrophe before it: a name comes from a log.
  private static func cell(_ text: String) -> String {
    var text = ShownText.escaped(text)
    if let sign = text.first, "=+-@".contains(sign), Double(text) == nil { text = "'" + text }
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
