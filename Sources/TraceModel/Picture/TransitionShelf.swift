/// The transitions that are kept of a run: the first and the last ones, those with findings, and those that pass
/// through kept events.
struct TransitionShelf: Sendable {
  private static let firstCount = 200
  private static let lastCount = 200
  /// No page shows more.
  private static let limit = 4000

  private let keepsAll: Bool
  private var kept: [TransitionSketch] = []
  private var last: [TransitionSketch] = []
  private var next = 0
  private(set) var count = 0

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Takes a transition that is over.
  ///
  /// - Parameter isSeen: whether events of some lines were kept; asked when the transition has had time to.
  mutating func take(_ record: TransitionSketch, isSeen: (ClosedRange<Int>) -> Bool) {
    count += 1
    if keepsAll || kept.count < Self.firstCount {
      kept.append(record)
    } else if last.count < Self.lastCount {
      last.append(record)
    } else {
      keep(last[next], isSeen)
      last[next] = record
      next = (next + 1) % Self.lastCount
    }
  }

  private mutating func keep(_ record: TransitionSketch, _ isSeen: (ClosedRange<Int>) -> Bool) {
    guard kept.count < Self.limit else { return }
    let lines = record.firstLine...max(record.firstLine, record.lastLine)
    if !record.findings.isEmpty || isSeen(lines) { kept.append(record) }
  }

  /// All that are kept, in the order of their first lines, without their events: those are kept apart, once.
  func records(_ text: (Symbol) -> String) -> [TransitionRecord] {
    (kept + last).sorted { ($0.firstLine, $0.serial) < ($1.firstLine, $1.serial) }.map { $0.record(text) }
  }
}
