/// Which states of the screen have changed last, and where: a transition is told when it is over, and what counts is what
/// held as it began.
struct AppScreenHistory: Sendable {
  private struct Change: Sendable {
    var line: Int
    var state: Int
  }

  /// The last changes, the oldest first.
  private var changes: ContiguousArray<Change> = []
  /// At least this many are kept, the number of moments that may wait for a transition to end.
  private static let limit = 512

  /// The line of the last one.
  var lastLine: Int { changes.last?.line ?? 0 }

  /// A state has become the opposite at a line, which is none before the last one.
  mutating func note(_ state: Int, at line: Int) {
    if changes.count == 2 * Self.limit { changes.removeFirst(Self.limit) }
    changes.append(Change(line: line, state: state))
  }

  /// Whether a state held just before a line.
  ///
  /// - Parameter isSo: whether it holds now.
  func held(_ state: Int, before line: Int, sinceThen isSo: Bool) -> Bool {
    var isSo = isSo
    for change in changes.reversed() {
      guard change.line >= line else { break }
      if change.state == state { isSo.toggle() }
    }
    return isSo
  }

  /// Lines are missing.
  mutating func forget() { changes.removeAll(keepingCapacity: true) }
}
