extension Explanation {
  /// What the lines of a log without an event are, the commonest kind first.
  ///
  /// - Parameter lines: how many lines the log has; those without a word of an event were not all looked at.
  package func kinds(ofLines lines: Int) -> [LineKind] {
    let near = Self.ordered(nearMisses).map { LineKind($0.rawValue, $1) }
    let silentLines = lines - near.reduce(0) { $0 + $1.count }
    guard silentLines > 0 else { return near }
    let format = Self.ordered(formats).first?.0
    let reading = format.map { $0 == .plain ? "" : ", in the style of \($0.rawValue)" } ?? ""
    let silent = LineKind(
      "no callback name" + reading, count: silentLines, line: silent.line, example: silent.example)
    return [silent] + near
  }

  /// Kinds with their tallies: the commonest first, then the one that came first.
  package static func ordered<Kind: Hashable>(_ tallies: [Kind: Tally]) -> [(Kind, Tally)] {
    tallies.sorted { ($1.value.count, $0.value.line) < ($0.value.count, $1.value.line) }.map {
      ($0.key, $0.value)
    }
  }
}

extension LineKind {
  fileprivate init(_ what: String, _ tally: Explanation.Tally) {
    self.init(what, count: tally.count, line: tally.line, example: tally.example)
  }
}
