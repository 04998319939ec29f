/// The calls of SwiftUI's that are kept of a run: those near kept events.
struct AsideShelf: Sendable {
  /// How many lines away from a kept event.
  private static let reach = 24
  /// No picture shows more.
  private static let limit = 4000

  private let keepsAll: Bool
  /// Those that are not decided on.
  private var waiting: [Aside] = []
  private(set) var kept: [Aside] = []

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Takes calls, and decides on those before a line, which are far enough from events that are not decided on.
  mutating func take(_ asides: [Aside], isOver: Bool, before line: Int, _ steps: StepShelf) {
    waiting += asides
    let end = isOver ? waiting.count : waiting.firstIndex { $0.line + Self.reach >= line } ?? waiting.count
    for aside in waiting[..<end] where kept.count < Self.limit {
      let near = max(0, aside.line - Self.reach)...aside.line + Self.reach
      if keepsAll || steps.holds(near) { kept.append(aside) }
    }
    waiting.removeFirst(end)
  }
}
