/// The tables of docs/reliability.md.
enum ReliabilityTables {
  private static let columns = "| put in | definite | possible | silent | something else besides |"

  static func byLevel(_ tallies: [[ReliabilityTally]]) -> String {
    let rows = zip(LoggingLevel.all, tallies).map { level, kinds in
      "| \(level.title) \(kinds.reduce(ReliabilityTally(), +).row)"
    }
    return table("| what the app prints \(columns)", rows)
  }

  static func byKind(_ tallies: [[ReliabilityTally]]) -> String {
    let rows = PlantedFault.all.enumerated().map { index, fault in
      let rules = fault.rules.sorted().map { "TC\($0)" }.joined(separator: ", ")
      return "| \(fault.title) | \(rules) \(tallies.map { $0[index] }.reduce(ReliabilityTally(), +).row)"
    }
    return table("| the fault | the right rules \(columns)", rows)
  }

  /// For each kind and level the share found as definite and, behind a stroke, at all.
  static func byBoth(_ tallies: [[ReliabilityTally]]) -> String {
    let numbers = LoggingLevel.all.indices.map { "\($0 + 1)" }.joined(separator: " | ")
    let rows = PlantedFault.all.enumerated().map { index, fault in
      let cells = tallies.map { level in cell(level[index]) }
      return "| \(fault.title) | " + cells.joined(separator: " | ") + " |"
    }
    return table("| definite / found at all, in percent | \(numbers) |", rows)
  }

  private static func cell(_ tally: ReliabilityTally) -> String {
    guard tally.putIn > 0 else { return "–" }
    let parts = [tally.definite, tally.definite + tally.possible].map { "\($0 * 100 / tally.putIn)" }
    return parts.joined(separator: " / ")
  }

  static func legal(_ tallies: some Sequence<(LoggingLevel?, LegalTally)>) -> String {
    let rows = tallies.map { level, tally in
      let counts = [
        tally.logs, tally.events, tally.transitions, tally.definite, tally.accused, tally.possible,
      ]
      return "| \(level?.title ?? "at random") | " + counts.map(String.init).joined(separator: " | ") + " |"
    }
    return table(
      "| what the app prints | logs | events | transitions | definite findings | logs accused | possible findings |",
      rows)
  }

  private static func table(_ head: String, _ rows: [String]) -> String {
    let rule = "|" + String(repeating: " --- |", count: head.count { $0 == "|" } - 1)
    return "\n" + ([head, rule] + rows).joined(separator: "\n") + "\n"
  }
}
