/// Lays the events of a picture out in rows, with headings where transitions begin and breaks where something
/// was left out, and draws the states between them.
struct PictureRows {
  private(set) var rows: [PictureRow] = []
  private(set) var bands: [PictureBand] = []
  private(set) var bars: [PictureBar] = []

  private let recording: TraceRecording
  private let transitions: TransitionIndex
  private let numbers: [Int: [Int]]
  private let columns: [Int: Int]
  /// The transitions that have not begun yet, first line first.
  private var coming: [TransitionRecord] = []
  /// What SwiftUI called, as far as it was not drawn yet.
  private var asides: ArraySlice<RecordedAside> = []
  /// The indices in `bands` of those under way, and their last lines.
  private var running: [(band: Int, lastLine: Int)] = []
  /// The index in `bars` of each lane's last bar.
  private var lastBars: [Int: Int] = [:]
  private var previous: RecordedStep?

  init(
    _ recording: TraceRecording, _ transitions: TransitionIndex, _ numbers: [Int: [Int]],
    _ columns: [Int: Int]
  ) {
    self.recording = recording
    self.transitions = transitions
    self.numbers = numbers
    self.columns = columns
  }

  /// Lays out the events at some indices of the recording, with the calls of SwiftUI's between them, and where it is the
  /// whole recording also with those before and behind.
  mutating func add(_ indices: [Int], isWhole: Bool) {
    let steps = indices.map { recording.steps[$0] }
    guard let first = steps.first, let last = steps.last else { return }
    coming = transitions.touching(first.line...max(first.line, last.line))
    asides = recording.asides.filter { isWhole || first.line < $0.line && $0.line < last.line }[...]
    for step in steps { add(step) }
    addAsides(before: .max)
    for run in running where run.lastLine > last.line { bands[run.band].isCutBelow = true }
  }

  private mutating func add(_ step: RecordedStep) {
    addGap(before: step)
    addAsides(before: step.line)
    if repeatsLayout(step) { return }
    addHeadings(before: step)
    addRow(step)
    if let lane = step.lane.flatMap({ columns[$0] }) { addBar(step, lane) }
    for run in running where run.lastLine >= step.line { bands[run.band].last = rows.count - 1 }
    previous = step
  }

  private mutating func addGap(before step: RecordedStep) {
    guard let previous else { return }
    let leftOut = step.index - previous.index - 1
    let pause = step.time.flatMap { now in previous.time.map { now - $0 } } ?? 0
    var words: [String] = []
    if leftOut > 0 { words.append(Counted.words(leftOut, "event") + " not shown") }
    if pause >= PictureBuilder.pause { words.append(Self.seconds(pause) + " s later") }
    if !words.isEmpty { rows.append(PictureRow(.gap, words.joined(separator: ", "))) }
  }

  /// Those before a line; of many that come without an event between them only the first.
  private mutating func addAsides(before line: Int) {
    let next = asides.prefix { $0.line < line }
    for aside in next.prefix(Self.mostAsides) { add(aside) }
    let leftOut = next.count - Self.mostAsides
    if leftOut > 0 {
      rows.append(PictureRow(.gap, Counted.words(leftOut, "more call") + " of SwiftUI not shown"))
    }
    asides.removeFirst(next.count)
  }

  private static let mostAsides = 8

  private mutating func add(_ aside: RecordedAside) {
    var row = PictureRow(.event, aside.kind.rawValue)
    row.line = aside.line
    row.lane = aside.lane.flatMap { columns[$0] }
    row.name = aside.view.isEmpty ? "SwiftUI" : aside.view
    row.shape = .aside
    rows.append(row)
  }

  private static func seconds(_ microseconds: Int64) -> String {
    "\(microseconds / 1_000_000).\(microseconds / 100_000 % 10)"
  }

  /// Layout callbacks come by the dozen and say little: a run of them is one row.
  private mutating func repeatsLayout(_ step: RecordedStep) -> Bool {
    guard step.isLayout, let previous, previous.isLayout, previous.lane == step.lane,
      let row = rows.last, row.kind == .event, row.shape != .aside, numbers[step.line] == nil
    else { return false }
    rows[rows.count - 1].text = "layout callbacks, to line \(step.line)"
    self.previous = step
    return true
  }

  private mutating func addHeadings(before step: RecordedStep) {
    running.removeAll { $0.lastLine < step.line }
    let begun = coming.prefix { $0.firstLine <= step.line }
    for record in begun where record.lastLine >= step.line {
      let used = Set(running.map { bands[$0.band].slot })
      let slot = (0...used.count).first { !used.contains($0) } ?? 0
      rows.append(PictureRow(.heading, record.heading))
      let isCut = record.firstLine < step.line
      bands.append(
        PictureBand(
          slot: slot, first: rows.count - 1, last: rows.count - 1, isCutAbove: isCut, isCutBelow: false))
      running.append((bands.count - 1, record.lastLine))
    }
    coming.removeFirst(begun.count)
  }

  private mutating func addRow(_ step: RecordedStep) {
    let label = step.objectLane.map { recording.lanes[$0].label } ?? step.object
    let object = step.object.isEmpty ? "" : " " + label
    var row = PictureRow(.event, step.kind.name + object)
    row.line = step.line
    row.lane = step.lane.flatMap { columns[$0] }
    row.object = step.objectLane.flatMap { columns[$0] }
    row.name = step.lane.map { recording.lanes[$0].label } ?? "UIKit"
    row.shape = PictureRow.Shape(step.kind)
    row.state = step.after
    row.flags = numbers[step.line] ?? []
    rows.append(row)
  }

  private mutating func addBar(_ step: RecordedStep, _ lane: Int) {
    let row = rows.count - 1
    let isKnown = step.lane.map { recording.lanes[$0].ordinal > 0 } ?? false
    guard isKnown else { return }
    if let last = lastBars[lane] {
      if bars[last].state == step.after, step.kind != .deinitialized { return }
      bars[last].last = row
    } else if let before = step.before {
      bars.append(PictureBar(lane: lane, state: before, first: nil, last: row))
    }
    lastBars[lane] = nil
    guard step.kind != .deinitialized else { return }
    bars.append(PictureBar(lane: lane, state: step.after, first: row, last: nil))
    lastBars[lane] = bars.count - 1
  }
}

extension RecordedStep {
  fileprivate var isLayout: Bool { kind == .viewWillLayoutSubviews || kind == .viewDidLayoutSubviews }
}

extension TransitionRecord {
  /// The transition in a few words: `present A → B, pageSheet, over`.
  package var heading: String {
    let who = [from, to].compactMap(\.self).joined(separator: " → ")
    let outcome = outcome == .completed ? nil : outcome.name
    let details = [outcome, style?.name, family?.name, inference].compactMap(\.self)
    return ([kind.name + (who.isEmpty ? "" : " " + who)] + details).joined(separator: ", ")
  }
}
