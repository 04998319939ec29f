/// How often what happens where: a table of rates with what they may be.
package struct StatsTable: Sendable {
  /// What stands for a value that nobody knows.
  static let unknown = "unknown"
  /// With fewer findings than this, a rate says hardly more than that it occurs.
  static let few = 5

  /// A row and a group.
  struct Place: Hashable, Sendable {
    var row: String
    var group: String
  }

  /// What was counted in a cell.
  package struct Cell: Hashable, Sendable {
    /// The findings.
    package var tally: FindingTally
    /// What was looked at.
    package var exposure: Exposure

    /// Findings for each transition.
    package var rate: Estimate {
      .rate(
        count: tally.findings, exposure: exposure.transitions, dispersion: tally.dispersion(exposure))
    }

    /// The share of the logs that have one.
    package var share: Estimate { .share(Double(tally.logs), of: Double(exposure.logs)) }
  }

  /// A row.
  package struct Row: Sendable {
    /// What it is about.
    package var name: String
    /// Its cells, in the order of the groups.
    package var cells: [Cell]
    /// What changed from the first group to the second, where two are compared.
    package var change: Change?

    /// Its findings in all groups.
    package var findings: Int { cells.reduce(0) { $0 + $1.tally.findings } }
  }

  /// How two groups differ.
  package struct Change: Hashable, Sendable {
    /// How many times the rate of the first group that of the second is.
    package var ratio: Estimate
    /// How much more the logs differ than by chance, within the groups.
    package var dispersion: Double
    /// How probable it is to see such a difference where there is none.
    package var probability: Double
    /// The share of false alarms among this and all rows that are as clear.
    package var falseDiscovery = 1.0
  }

  /// What is asked.
  package let question: StatsQuestion
  /// The groups, in their order.
  package let groups: [String]
  /// The rows: where groups are compared, what changed most clearly first; else findings by how frequent they are, and
  /// what is said of logs in its own order.
  package let rows: [Row]
  /// What was looked at in each group.
  package let exposures: [Exposure]
  /// How many findings are in no row.
  package let leftOut: Int
  /// How many logs are in neither of two groups.
  package let notCompared: Int

  init(
    _ question: StatsQuestion, tallies: [Place: FindingTally], exposures: [Place: Exposure],
    kindExposures: [Place: Exposure] = [:], leftOut: Int, notCompared: Int
  ) {
    self.question = question
    (self.leftOut, self.notCompared) = (leftOut, notCompared)
    let found = Set(exposures.keys.map(\.group))
    let groups = question.compared.map { [$0.before, $0.after] } ?? found.sorted(by: NaturalOrder.areInOrder)
    self.groups = groups
    self.exposures = groups.map { group in
      exposures.filter { $0.key.group == group }.values.reduce(into: Exposure()) {
        $0.logs += $1.logs
        $0.transitions += $1.transitions
      }
    }
    let isOfLogs = StatsQuestion.FindingPart(rawValue: question.rows) == nil
    let names = isOfLogs ? Set(exposures.keys.map(\.row)) : Set(tallies.keys.map(\.row))
    let rows = names.map { name in
      Row(
        name: name,
        cells: groups.map { group in
          Cell(
            tally: tallies[Place(row: name, group: group)] ?? FindingTally(),
            exposure: kindExposures[Place(row: name, group: group)]
              ?? exposures[Place(row: isOfLogs ? name : "", group: group)] ?? Exposure())
        })
    }
    if question.compared != nil {
      self.rows = Self.byChange(rows)
    } else {
      // Releases and versions have an order of their own.
      self.rows =
        isOfLogs
        ? rows.sorted { NaturalOrder.areInOrder($0.name, $1.name) } : Self.byFrequency(rows)
    }
  }

  private static func byFrequency(_ rows: [Row]) -> [Row] {
    rows.sorted { left, right in
      left.findings == right.findings
        ? NaturalOrder.areInOrder(left.name, right.name) : left.findings > right.findings
    }
  }

  private static func byChange(_ rows: [Row]) -> [Row] {
    var rows = byFrequency(rows)
    for index in rows.indices { rows[index].change = change(rows[index].cells[0], rows[index].cells[1]) }
    let rates = FalseDiscovery.rates(rows.map { $0.change?.probability ?? 1 })
    for index in rows.indices { rows[index].change?.falseDiscovery = rates[index] }
    // The sort of the library keeps the order of equals.
    return rows.enumerated().sorted { left, right in
      let (first, second) = (left.element.change?.probability ?? 1, right.element.change?.probability ?? 1)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  private static func change(_ before: Cell, _ after: Cell) -> Change {
    let spread = before.tally.spread(before.exposure) + after.tally.spread(after.exposure)
    let dispersion = max(1, spread / Double(max(1, before.exposure.logs + after.exposure.logs - 2)))
    // Of findings that come in clusters as many count as there would be clusters.
    let (old, new) = (
      Int(Double(before.tally.findings) / dispersion), Int(Double(after.tally.findings) / dispersion)
    )
    let all = before.exposure.transitions + after.exposure.transitions
    return Change(
      ratio: .ratio(
        of: after.tally.findings, after.exposure.transitions, to: before.tally.findings,
        before.exposure.transitions, dispersion: dispersion),
      dispersion: dispersion,
      probability: BinomialTest.probability(
        of: new, of: old + new, share: Double(after.exposure.transitions) / Double(max(1, all))))
  }
}

extension StatsTable.Cell {
  /// Whether there are so few findings that they show little.
  var isFew: Bool { tally.findings > 0 && tally.findings < StatsTable.few }
}
