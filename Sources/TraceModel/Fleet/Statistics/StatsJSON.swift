/// A table of rates as JSON.
package struct StatsJSON {
  private let table: StatsTable
  private let version: String

  /// A table for programs.
  package init(_ table: StatsTable, version: String) {
    self.table = table
    self.version = version
  }

  /// The JSON object.
  package var bytes: ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("formatVersion", JSONReport.formatVersion)
      object.key("tool")
      object.object { tool in
        tool.member("name", "tracecheck")
        tool.member("version", version)
      }
      object.member("rows", table.question.rows)
      object.member("group", table.question.group)
      object.member("methods", StatsMethods.notes(table))
      writeGroups(to: &object)
      object.key("table")
      object.array { list in for row in table.rows { list.object { write(row, to: &$0) } } }
      object.member("leftOut", table.leftOut)
      object.member("notCompared", table.notCompared)
    }
    writer.endLine()
    return writer.bytes
  }

  private func writeGroups(to object: inout JSONWriter) {
    object.key("groups")
    object.array { list in
      for (group, exposure) in zip(table.groups, table.exposures) {
        list.object { object in
          object.member("name", group)
          object.member("logs", exposure.logs)
          object.member("transitions", exposure.transitions)
        }
      }
    }
  }

  private func write(_ row: StatsTable.Row, to object: inout JSONWriter) {
    object.member("name", row.name)
    object.key("groups")
    object.array { list in
      for (group, cell) in zip(table.groups, row.cells) { list.object { write(cell, group, to: &$0) } }
    }
    guard let change = row.change else { return }
    object.key("change")
    object.object { object in
      write(change.ratio, "ratio", to: &object)
      write(change.dispersion, "dispersion", to: &object)
      write(change.probability, "p", to: &object)
      write(change.falseDiscovery, "q", to: &object)
    }
  }

  private func write(_ cell: StatsTable.Cell, _ group: String, to object: inout JSONWriter) {
    object.member("name", group)
    object.member("findings", cell.tally.findings)
    object.member("logs", cell.tally.logs)
    object.member("ofLogs", cell.exposure.logs)
    object.member("transitions", cell.exposure.transitions)
    write(cell.rate, "rate", factor: 1000, to: &object)
    write(cell.share, "share", to: &object)
    write(cell.tally.dispersion(cell.exposure), "dispersion", to: &object)
  }

  private func write(_ estimate: Estimate, _ key: String, factor: Double = 1, to object: inout JSONWriter) {
    object.key(key)
    object.object { object in
      write(estimate.value * factor, "value", to: &object)
      write(estimate.low * factor, "low", to: &object)
      write(estimate.high * factor, "high", to: &object)
    }
  }

  private func write(_ value: Double, _ key: String, to object: inout JSONWriter) {
    object.key(key)
    if let text = Figure.number(value) { object.number(text) } else { object.null() }
  }
}
