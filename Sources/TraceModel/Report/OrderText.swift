/// The answer to a question about UIKit's orders, for people.
package struct OrderText {
  private let question: OrderQuestion
  private let paint: Paint
  private let width: Int

  /// The answer to a question, wrapped to `width` columns.
  package init(_ question: OrderQuestion, paint: Paint, width: Int) {
    self.question = question
    self.paint = paint
    self.width = width
  }

  /// The answer: a block for each row, or why there is none.
  package var text: String {
    let rows = question.rows
    let blocks =
      rows.isEmpty ? [absence] : rows.map { block(OrderRow($0, on: question.app.os, by: question.trigger)) }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func block(_ row: OrderRow) -> [String] {
    let isStyled = question.isPresentation(row.spec.kind)
    let family = isStyled ? question.familyRow : nil
    var lines = [
      paint(
        row.heading(style: isStyled ? question.style : nil, family: family?.family), .strong),
      "  " + row.spec.fullTitle + paint("  [\(row.spec.id)]", .faint), "",
    ]
    if let absence = row.spec.absence { lines += ["  " + paint(absence.text, .warning), ""] }
    lines += table(row.calls)
    if let family {
      lines += note("family", family.family.explanation)
      lines += note("source", family.source, indent: 4)
    }
    for source in row.forbidden {
      lines += note("must not come", "\(source.calls.joined(separator: ", ")) (\(source.rule))")
      lines += note("source", source.text, indent: 4)
    }
    for source in row.sources {
      lines += note("order", source.calls.joined(separator: " → ") + " (\(source.rule))")
      lines += note("source", source.text + (source.isHard ? "" : " (at most a warning)"), indent: 4)
    }
    return lines + (row.spec.note.isEmpty ? [] : note("note", row.spec.note))
  }

  /// The calls, a line each; those in brackets may be missing.
  private func table(_ calls: [OrderRow.Call]) -> [String] {
    guard !calls.isEmpty else { return [] }
    let column = (calls.map(\.role.count).max() ?? 0) + 2
    let lines = calls.enumerated().map { index, call in
      let number = paint(ShownText.rightAligned("\(index + 1)", to: 4), .faint)
      let name = call.isRequired ? call.name : "[\(call.name)]"
      return "\(number)  \(ShownText.padded(call.role, to: column))\(name)"
    }
    return lines + [""]
  }

  private func note(_ name: String, _ text: String, indent: Int = 2) -> [String] {
    let head = ShownText.spaces(indent) + "= \(name): "
    let wrapped = ShownText.wrapped(text, to: max(30, width - head.count))
    return wrapped.enumerated().map { index, line in
      guard index == 0 else { return ShownText.spaces(head.count) + line }
      return ShownText.spaces(indent) + paint("= \(name):", .strong) + " " + line
    }
  }

  /// Why no row answers, and what does occur.
  private var absence: [String] {
    var asked = [question.kind?.name, question.style?.name].compactMap { $0 }
    if let trigger = question.trigger { asked.append("by \(trigger.name)") }
    if let outcome = question.outcome { asked.append(outcome.name) }
    let lines = [paint("no order is known: " + asked.joined(separator: ", "), .warning)]
    let rows = question.nearestRows.filter { !$0.neverOccurs }
    return lines
      + (rows.isEmpty ? [] : ["  What there is:"])
      + rows.map { row in
        "    " + OrderRow(row).heading(style: nil, family: nil) + paint("  [\(row.id)]", .faint)
      }
  }
}
