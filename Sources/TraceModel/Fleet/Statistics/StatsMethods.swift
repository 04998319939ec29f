/// What the numbers of a table are, in words: a number that nobody can check is none.
enum StatsMethods {
  /// What a rate is of.
  static func rate(_ question: StatsQuestion) -> String {
    let isOfKinds = question.rows == StatsQuestion.FindingPart.transition.rawValue
    return "per 1000: definite findings for each thousand transitions, "
      + (isOfKinds ? "of the row's kind (of all kinds for `none`)" : "of all kinds")
      + ", with the 95% score interval of a Poisson rate, widened by the dispersion where the findings of a "
      + "log cluster (quasi-Poisson)"
  }
  static let share = "share: the percentage of logs with such a finding, with Wilson's 95% interval"
  static let change =
    "change: the rate of the second group divided by that of the first, with Wilson's 95% interval of its share"
  static let test =
    "p: the exact two-sided binomial test of both counts, given their sum and the transitions, each divided by the"
    + " dispersion; q: the expected share of false alarms if you accept this row and every row at least as clear"
    + " (Benjamini and Hochberg)"

  /// All that a reader of a table has to know.
  static func notes(_ table: StatsTable) -> [String] {
    let isCompared = table.question.compared != nil
    var notes = [rate(table.question)] + (isCompared ? [change, test] : [share])
    let isFew = table.rows.contains { row in
      row.cells.contains(where: \.isFew)
    }
    if isFew {
      notes.append(
        "* fewer than \(StatsTable.few) findings: they show little more than that the fault occurs")
    }
    if table.leftOut > 0 {
      notes.append(
        Counted.words(table.leftOut, "finding is", plural: "findings are")
          + " in no row: possible ones, known quirks, remarks, and those that a report only counts")
    }
    if table.notCompared > 0 {
      notes.append(
        Counted.words(table.notCompared, "log is", plural: "logs are") + " in neither of the two groups")
    }
    return notes
  }
}
