/// The transitions that are kept of a run: the first and the last ones, those with findings, and those that pass
/// through kept events.
struct TransitionShelf: Sendable {
  private static let firstCount = 200
  private static let lastCount = 200
  /// No page shows more.
  private static let limit = 4000

  private let keepsAll: Bool
  private var kept: [TransitionSketch] = []
  private(set) var count = 0

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Takes transitions that are over, and leaves the last ones, and those that pass through events not decided on.
  mutating func take(
    from sketches: inout ContiguousArray<TransitionSketch>, isOver: Bool, _ steps: StepShelf
  ) {
    let last = max(0, sketches.count - Self.lastCount)
    guard isOver || keepsAll || last >= Self.lastCount else { return }
    var place = 0
    while place < last, isOver || sketches[place].lastLine < steps.firstOpenLine {
      keep(sketches[place], steps)
      place += 1
    }
    if isOver { kept.append(contentsOf: sketches[place...]) }
    count += isOver ? sketches.count : place
    sketches.removeSubrange(..<place)
  }

  private mutating func keep(_ sketch: TransitionSketch, _ steps: StepShelf) {
    let isFirst = keepsAll || kept.count < Self.firstCount
    guard isFirst || kept.count < Self.limit else { return }
    let lines = sketch.firstLine...max(sketch.firstLine, sketch.lastLine)
    if isFirst || !sketch.findings.isEmpty || steps.holds(lines) { kept.append(sketch) }
  }

  /// All that are kept, in the order of their first lines, without their events: those are kept apart, once.
  func records(_ text: (Symbol) -> String) -> [TransitionRecord] {
    kept.sorted { ($0.firstLine, $0.serial) < ($1.firstLine, $1.serial) }.map { $0.record(text) }
  }
}
