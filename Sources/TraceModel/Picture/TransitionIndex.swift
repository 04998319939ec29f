/// Finds the transitions of some lines without a look at all of them: a full page asks for each of its findings.
struct TransitionIndex {
  /// By first line.
  private let transitions: [TransitionRecord]
  /// For each index, the highest last line up to there.
  private let reached: [Int]

  /// - Parameter transitions: by first line.
  init(_ transitions: [TransitionRecord]) {
    self.transitions = transitions
    var highest = 0
    reached = transitions.map { record in
      highest = max(highest, record.lastLine)
      return highest
    }
  }

  /// The transitions that run at some lines, by first line.
  func touching(_ lines: ClosedRange<Int>) -> [TransitionRecord] {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].firstLine <= lines.upperBound { low = middle + 1 } else { high = middle }
    }
    var first = low
    while first > 0, reached[first - 1] >= lines.lowerBound { first -= 1 }
    return transitions[first..<low].filter { $0.lastLine >= lines.lowerBound }
  }
}
