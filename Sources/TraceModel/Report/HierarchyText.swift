/// A chain of controllers for a person: a line each, the deeper the further in.
package struct HierarchyText {
  private let paint: Paint

  /// The words, coloured or not.
  package init(_ paint: Paint) {
    self.paint = paint
  }

  /// The chain, who is on top, and what is not known of it.
  package func lines(_ chain: HierarchyChain) -> [String] {
    var lines = chain.steps.enumerated().map(step)
    if let top = chain.steps.last { lines.append("topmost: " + ShownText.escaped(top.controller)) }
    return lines + chain.unknown.map { "not known: " + ShownText.escaped($0) }
  }

  private func step(_ depth: Int, _ step: HierarchyChain.Step) -> String {
    let name = ShownText.escaped(step.controller) + (step.instance.map { " " + ShownText.escaped($0) } ?? "")
    let note = step.note.isEmpty ? "" : "; it " + step.note
    return String(repeating: "  ", count: depth + 1) + paint(name, .strong) + "  "
      + paint(ShownText.escaped(step.rule + note), .faint)
  }
}
