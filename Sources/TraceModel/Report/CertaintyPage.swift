/// What makes a finding definite, possible or none: `tracecheck explain possible`, and the file `docs/certainty.md`.
///
/// Both are drawn from `LawOfDoubt`, the table that judges.
package enum CertaintyPage {
  /// The page for a terminal.
  ///
  /// - Parameter width: the column after which it is wrapped.
  package static func text(width: Int) -> String {
    var page = "\(title)\n\n" + introduction.map { wrapped($0, indent: 2, width) + "\n" }.joined()
    for section in sections {
      page += section.kind.title + "\n"
      for row in section.rows {
        page += wrapped("\(row.text): \(effect(row.price)).", indent: 2, width)
        page += wrapped("To settle it: \(row.remedy).", indent: 4, width)
      }
      page += "\n"
    }
    return page + wrapped(closing, indent: 0, width)
  }

  /// The file `docs/certainty.md`.
  package static func markdown() -> String {
    var page =
      generated + "\n# \(title)\n\n" + introduction.map { wrapped($0, indent: 0, 116) + "\n" }.joined()
    page += "In JSON these are a finding's `assumptions`, each with a `kind`, a `text` and a `remedy`.\n"
    for section in sections {
      page += "\n## \(section.kind.title)\n\n`kind` in JSON: `\(section.kind.rawValue)`.\n\n"
      page +=
        "| doubt | what remains if it is the only one | what settles it | rules |\n| --- | --- | --- | --- |\n"
      for row in section.rows {
        page += "| \(row.text) | \(effect(row.price)) | \(row.remedy) | \(rules(row)) |\n"
      }
    }
    return page + "\n" + wrapped(closing, indent: 0, 116)
  }

  private static let title = "Definite and possible"

  private static let generated =
    "<!-- Written by `TRACECHECK_RECORD=1 swift test --filter CertaintyPageTests` from LawOfDoubt.swift. -->\n"

  private static let introduction = [
    """
    A finding is something that contradicts the order in which UIKit makes its calls. It is definite if \
    only a fault explains the log, and possible if something the log doesn't show may explain it. Definite \
    findings decide the gate. Possible ones are listed separately, each with its doubt and with what would \
    settle it, and never fail the gate unless you ask for it with `--fail-on possible`.
    """,
    """
    The same table of doubts applies to all rules. Some doubts describe what apps do every day, so tracecheck reports \
    nothing. Others are rarer, so the finding is possible. If several doubts apply, the rarest decides; with three or \
    more, the finding is always kept as possible.
    """,
  ]

  private static let closing =
    "A finding without any of these doubts is definite. Nothing can cast doubt on UIKit's own messages or on remarks "
    + "about the configuration."

  /// The rows of a kind, those of the same words once.
  private static var sections: [(kind: AssumptionKind, rows: [LawOfDoubt.Row])] {
    AssumptionKind.allCases.compactMap { kind in
      var rows: [LawOfDoubt.Row] = []
      for row in Doubt.allCases.map(LawOfDoubt.row)
      where row.kind == kind && !rows.contains(where: { $0.text == row.text }) {
        rows.append(row)
      }
      return rows.isEmpty ? nil : (kind, rows)
    }
  }

  private static func effect(_ price: LawOfDoubt.Price) -> String {
    switch price {
    case .free: "no finding"
    case .dear: "a possible finding"
    }
  }

  /// The rules that a row of the law is about: whole families of them, or single ones.
  private static func rules(_ row: LawOfDoubt.Row) -> String {
    row.rules.map(rules).joined(separator: ", ")
  }

  private static func rules(_ span: ClosedRange<UInt16>) -> String {
    let (first, last) = (span.lowerBound, span.upperBound)
    if first == RuleID.ofApps { return "the app's own" }
    if first == last { return "TC\(first)" }
    if first + 1 == last { return "TC\(first), TC\(last)" }
    guard first % 100 == 0, last % 100 == 99 else { return "TC\(first) to TC\(last)" }
    return first / 100 == last / 100 ? "TC\(first / 100)xx" : "TC\(first / 100)xx to TC\(last / 100)xx"
  }

  private static func wrapped(_ text: String, indent: Int, _ width: Int) -> String {
    ShownText.wrapped(text, to: width - indent).map { ShownText.spaces(indent) + $0 + "\n" }.joined()
  }
}
