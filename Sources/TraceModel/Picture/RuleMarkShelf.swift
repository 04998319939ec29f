/// Where rules of the app were armed, kept and broken, as far as the events there are kept.
struct RuleMarkShelf: Sendable {
  /// No picture shows more.
  private static let limit = 4000

  /// Those whose events are not decided on.
  private var waiting: [AppRuleMark] = []
  private(set) var kept: [AppRuleMark] = []

  /// Takes marks, and decides on those before a line: what happens to a rule may be known long after.
  mutating func take(_ marks: [AppRuleMark], isOver: Bool, before line: Int, _ steps: StepShelf) {
    guard !waiting.isEmpty || !marks.isEmpty else { return }
    let all = waiting + marks
    waiting = all.filter { !isOver && $0.line >= line }
    for mark in all where isOver || mark.line < line {
      if kept.count < Self.limit, steps.holds(mark.line...mark.line) { kept.append(mark) }
    }
  }
}
