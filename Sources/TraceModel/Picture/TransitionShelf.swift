/// The transitions that are kept of a run: the first and the last ones, those with findings, and those that pass
/// through kept events.
struct TransitionShelf: Sendable {
  private static let firstCount = 200
  private static let lastCount = 200
  /// No page shows more.
  private static let limit = 4000

  private let keepsAll: Bool
  private var kept: [TransitionSketch] = []
  /// The rules that were broken in some of them, by their serial numbers.
  private var findings: [UInt32: [RuleID]] = [:]
  private(set) var count = 0

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Takes transitions that are over, and leaves the last ones, and those that pass through events not decided on.
  ///
  /// - Parameter line: the first line that is not decided on.
  mutating func take(from sketches: inout SketchList, isOver: Bool, before line: Int, _ steps: StepShelf) {
    let last = max(0, sketches.items.count - Self.lastCount)
    // Those that stay are moved each time, so there are to be more that go.
    guard isOver || keepsAll || last >= 4 * Self.lastCount else { return }
    var index = 0
    while index < last, isOver || sketches.items[index].lastLine < line {
      if isKept(sketches.items[index], steps) { keep(index, of: sketches) }
      index += 1
    }
    count += index
    if isOver {
      for last in index..<sketches.items.count { keep(last, of: sketches) }
      count += sketches.items.count - index
    }
    sketches.removeFirst(index)
  }

  private func isKept(_ sketch: TransitionSketch, _ steps: StepShelf) -> Bool {
    let isFirst = keepsAll || kept.count < Self.firstCount
    guard isFirst || kept.count < Self.limit else { return false }
    let lines = sketch.firstLine...max(sketch.firstLine, sketch.lastLine)
    return isFirst || sketch.hasFindings || steps.holds(lines)
  }

  private mutating func keep(_ index: Int, of sketches: SketchList) {
    kept.append(sketches.items[index])
    let serial = sketches.items[index].serial
    if sketches.items[index].hasFindings { findings[serial] = sketches.findings[serial] }
  }

  /// All that are kept, in the order of their first lines, without their events: those are kept apart, once.
  func records(_ text: (Symbol) -> String) -> [TransitionRecord] {
    kept.sorted { ($0.firstLine, $0.serial) < ($1.firstLine, $1.serial) }.map {
      $0.record($0.hasFindings ? findings[$0.serial] ?? [] : [], text)
    }
  }
}
