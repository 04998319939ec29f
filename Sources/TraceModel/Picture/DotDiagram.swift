/// The state machine of each class as a run exercised it, for Graphviz. A step out of order is red and dashed.
package struct DotDiagram {
  private let uses: [ClassUse]

  /// A diagram of some classes.
  package init(_ uses: [ClassUse]) {
    self.uses = uses
  }

  /// The diagram as text.
  package func text() -> String {
    var lines = ["digraph tracecheck {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for (index, use) in uses.enumerated() { lines += cluster(use, index) }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func cluster(_ use: ClassUse, _ index: Int) -> [String] {
    let nodes = Set(use.steps.flatMap { [Self.state($0.before), Self.end($0)] }).sorted()
    var lines = ["  subgraph cluster_\(index) {", "    label=\(Self.quoted(use.name));"]
    lines += nodes.map { "    \(Self.node(index, $0)) [label=\"\($0)\"];" }
    lines += use.steps.map { step in
      let edge = "\(Self.node(index, Self.state(step.before))) -> \(Self.node(index, Self.end(step)))"
      let odd = use.isLegal(step) ? "" : ", color=red, fontcolor=red, style=dashed"
      return "    \(edge) [label=\"\(step.kind.name) ×\(step.count)\"\(odd)];"
    }
    return lines + ["  }"]
  }

  private static func node(_ index: Int, _ state: String) -> String {
    "n\(index)_" + state.split(separator: " ").joined(separator: "_")
  }

  private static func state(_ state: AppearanceState?) -> String { state.map { "\($0)" } ?? "not seen" }

  private static func end(_ step: ClassUse.Step) -> String {
    step.kind == .deinitialized ? "gone" : state(step.after)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = ShownText.escaped(text).flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
