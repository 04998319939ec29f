/// The file `docs/TRANSITIONS.md`: every row of the catalogue, with its calls, its orders and their sources.
package enum TransitionsPage {
  /// The page.
  package static func markdown() -> String {
    var page = head + table(["style", "release", "device", "height", "family", "source"], families)
    page += "\n## The transitions\n\n" + introduction
    for row in Catalogue.rows { page += "\n" + section(OrderRow(row)) }
    return page + "\n## What is not known\n\n" + unknown
      + table(["what", "what is not known", "what tracecheck does"], unknowns)
  }

  private static let unknown = """
    No log shows the order of these, and Apple doesn't document it. tracecheck never reports them as faults.


    """

  private static var unknowns: [[String]] {
    UnknownOrder.all.map { [$0.what, $0.unknown, $0.treatment].map(MarkdownProse.text) }
  }

  private static let head = """
    <!-- Written by `TRACECHECK_RECORD=1 swift test --filter TransitionsPageTests` from Sources/TraceModel/Catalogue. -->

    # Transitions

    The orders in which UIKit makes its calls, as far as tracecheck knows them. `tracecheck order` prints any part of this
    page: `tracecheck order --kind dismiss --style pageSheet --trigger swipe`.

    ## From a style to a family

    *Cover* removes the presenter's view, so the presenter gets callbacks; *over* leaves it in place, so it gets none.


    """

  private static let introduction = """
    Calls in brackets are optional. The orders are chains: calls that aren't linked by a chain may come in any order. Each
    chain is followed by the rule that a log breaks if it violates the chain; a soft chain gives at most a warning.

    """

  private static var families: [[String]] {
    FamilyTable.rows.map { row in
      [
        row.styles.map { "`\($0.name)`" }.joined(separator: ", "),
        row.before13.map { $0 ? "before iOS 13" : "iOS 13 and later" } ?? "any",
        row.device?.rawValue ?? "any", row.compactHeight.map { $0 ? "compact" : "regular" } ?? "any",
        row.family.words, MarkdownProse.text(row.source),
      ]
    }
  }

  private static func section(_ row: OrderRow) -> String {
    var text = "### \(MarkdownProse.text(row.spec.fullTitle))\n\n"
    text += "`\(row.spec.id)`: \(MarkdownProse.text(row.heading(style: nil, family: nil)))\n"
    if let absence = row.spec.absence { text += "\n\(absence.text)\n" }
    let calls = row.calls.enumerated().map { index, call in
      ["\(index + 1)", call.role, call.isRequired ? "`\(call.name)`" : "\\[`\(call.name)`\\]"]
    }
    if !calls.isEmpty { text += "\n" + table(["", "who", "call"], calls) }
    let orders = row.sources.map { cells($0, joiner: " → ", what: $0.isHard ? "order" : "order, soft") }
    let forbidden = row.forbidden.map { cells($0, joiner: ", ", what: "must not come") }
    if !(orders + forbidden).isEmpty {
      text += "\n" + table(["", "calls", "rule", "source"], orders + forbidden)
    }
    return text + (row.spec.note.isEmpty ? "" : "\n\(MarkdownProse.text(row.spec.note))\n")
  }

  private static func cells(_ source: OrderRow.Source, joiner: String, what: String) -> [String] {
    [
      what, source.calls.map(MarkdownProse.text).joined(separator: joiner),
      "[\(source.rule)](rules/\(source.rule).md)", MarkdownProse.text(source.text),
    ]
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
