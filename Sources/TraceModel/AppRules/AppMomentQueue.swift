/// What rules have not seen yet, in the order of the lines: a transition counts where it began, and what it is is known
/// when it is over.
struct AppMomentQueue: Sendable {
  private var items: [(rule: Int, moment: AppMoment)] = []
  /// How many of them were taken.
  private var taken = 0
  /// No more wait for a transition to end.
  private static let patience = 512

  var isEmpty: Bool { taken == items.count }

  /// Puts a moment behind all that was at its line or before.
  mutating func insert(_ moment: AppMoment, of rule: Int) {
    // Mostly it comes behind all others.
    if items.last.map({ $0.moment.line <= moment.line }) ?? true { return items.append((rule, moment)) }
    let index = items.lastIndex { $0.moment.line <= moment.line }.map { $0 + 1 } ?? 0
    items.insert((rule, moment), at: max(index, taken))
  }

  /// Takes the first, where it comes before a line or too many wait.
  mutating func next(before line: Int) -> (rule: Int, moment: AppMoment)? {
    guard !isEmpty, items[taken].moment.line < line || items.count - taken > Self.patience else { return nil }
    defer { forgetTaken() }
    taken += 1
    return items[taken - 1]
  }

  /// What was taken is given up all at once, when it is as much as may wait.
  private mutating func forgetTaken() {
    guard isEmpty || taken == Self.patience else { return }
    items.removeFirst(taken)
    taken = 0
  }
}
