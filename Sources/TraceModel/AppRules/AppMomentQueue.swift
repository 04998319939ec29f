/// What rules have not seen yet, in the order of the lines: a transition counts where it began, and what it is is known
/// when it is over.
struct AppMomentQueue: Sendable {
  private var items: [(rule: Int, moment: AppMoment)] = []
  /// No more wait for a transition to end.
  private static let patience = 512

  var isEmpty: Bool { items.isEmpty }

  /// Puts a moment behind all that was at its line or before.
  mutating func insert(_ moment: AppMoment, of rule: Int) {
    let place = items.lastIndex { $0.moment.line <= moment.line }.map { $0 + 1 } ?? 0
    items.insert((rule, moment), at: place)
  }

  /// Takes what comes before a line, and what has waited too long.
  mutating func take(before line: Int) -> ArraySlice<(rule: Int, moment: AppMoment)> {
    let late = items.count - Self.patience
    let count = items.indices.first { items[$0].moment.line >= line && $0 >= late } ?? items.count
    guard count > 0 else { return [] }
    defer { items.removeFirst(count) }
    return items[..<count]
  }
}
