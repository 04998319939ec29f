/// What is needed of a trace as a report has it.
struct TraceNode {
  let label: String
  let events: Int
  let transitions: Int
  let verdict: TraceSummary.Verdict
  /// The transitions of each kind, where the report tells them.
  let kinds: [String: Int]

  /// The trace of a node; `nil` where it is none.
  init?(_ node: JSONNode) {
    guard let label = node["label"]?.text, let events = node["events"]?.count,
      let transitions = node["transitions"]?.count,
      let verdict = node["verdict"]?.text.flatMap(TraceSummary.Verdict.init)
    else { return nil }
    (self.label, self.events, self.transitions, self.verdict) = (label, events, transitions, verdict)
    kinds = (node["kinds"]?.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.node.count }
  }
}
