/// Controllers that went on going: by their names alone, viewWillDisappear came again before viewDidDisappear. Another of the
/// name may be the one that goes then, and its viewDidDisappear comes as well, so the second of these is only as sure a
/// fault as the second viewWillDisappear was.
struct SecondGoers: Sendable {
  private struct Goer {
    var one: InstanceRef
    /// The line of the last viewWillDisappear.
    var line: Int
    /// How many viewDidDisappear are still to come besides the first.
    var count: Int
  }

  private var goers: [Goer] = []

  /// How many controllers are remembered: more don't go at once.
  private static let limit = 16

  /// One that goes already begins to go.
  mutating func note(_ one: InstanceRef, _ line: Int) {
    if let known = goers.firstIndex(where: { $0.one == one }) {
      goers[known].count += 1
      goers[known].line = line
    } else {
      if goers.count == Self.limit { goers.removeFirst() }
      goers.append(Goer(one: one, line: line, count: 1))
    }
  }

  /// One that has gone gets viewDidDisappear.
  ///
  /// - Parameter comingLine: the line at which it last began to appear.
  /// - Returns: whether another of the name may have begun to go with it.
  mutating func take(_ one: InstanceRef, comingLine: Int) -> Bool {
    guard let known = goers.firstIndex(where: { $0.one == one }) else { return false }
    let isMeant = goers[known].line > comingLine
    goers[known].count -= 1
    if !isMeant || goers[known].count == 0 { goers.remove(at: known) }
    return isMeant
  }
}
