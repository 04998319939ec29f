/// The lanes of one process run, and the rows that were drawn of them.
struct LaneBoard: Sendable {
  /// A pause that is shown: longer than any animation, in microseconds.
  private static let pause: Int64 = 2_000_000

  private let width: Int
  private let paint: Paint
  private var columns: LaneColumns
  private var nameWidth = 0
  private var laneWidth = 0
  private var lastTime: Int64?
  /// The layout callbacks that came one after the other and were not drawn: they come by the dozen and say little.
  private var layouts: (key: LaneKey?, count: Int, lastLine: Int)?
  /// The rows that nobody took yet.
  private var rows: [String] = []

  /// - Parameter width: the columns of the terminal.
  init(width: Int, _ paint: Paint) {
    self.width = width
    self.paint = paint
    let room = (width - LaneRow.margin - LaneRow.leastWords) / 2
    columns = LaneColumns(limit: min(max(room, 2), 16))
  }

  /// Takes the rows that were drawn.
  mutating func takeRows() -> [String] {
    defer { rows = [] }
    return rows
  }

  // MARK: Events

  /// Draws an event.
  mutating func draw(_ event: LaneEvent) {
    if repeatsLayout(event) { return }
    flushLayouts()
    drawPause(before: event)
    let index = event.key.map { columns.index(of: $0) }
    laneWidth = max(laneWidth, LaneRow.width(lanes: columns.columns.count))
    let sign = LaneGlyph.mark(event.shape)
    add(line: event.line, mark: index.map { ($0, sign) }, words(event, hasLane: index != nil))
    if let index { move(index, event) }
    if event.isLayout { layouts = (event.key, 0, event.line) }
  }

  private mutating func move(_ index: Int, _ event: LaneEvent) {
    if event.shape == .end {
      columns.leave(index)
    } else if let state = event.state {
      columns.move(index, to: state)
    }
  }

  private mutating func words(_ event: LaneEvent, hasLane: Bool) -> [LaneRow.Part] {
    let room = wordsWidth
    let name = ShownText.shortened(event.name.isEmpty ? "UIKit" : event.name, to: max(8, room / 2))
    nameWidth = max(nameWidth, ShownText.width(of: name))
    let sign = hasLane ? "" : LaneGlyph.mark(event.shape) + " "
    let text = ShownText.shortened(sign + event.text, to: max(8, room - nameWidth - 2))
    return [
      LaneRow.Part(text: ShownText.padded(name, to: nameWidth) + "  "),
      LaneRow.Part(
        text: text, style: event.shape == .diagnostic ? .warning : event.shape == .aside ? .faint : nil),
    ]
  }

  private var wordsWidth: Int { width - LaneRow.margin - laneWidth }

  private mutating func drawPause(before event: LaneEvent) {
    defer { lastTime = event.time ?? lastTime }
    guard let time = event.time, let lastTime, time - lastTime >= Self.pause else { return }
    let tenths = (time - lastTime) / 100_000
    add([LaneRow.Part(text: "≈ \(tenths / 10).\(tenths % 10) s later", style: .faint)])
  }

  private mutating func repeatsLayout(_ event: LaneEvent) -> Bool {
    guard event.isLayout, let layouts, layouts.key == event.key else { return false }
    self.layouts = (event.key, layouts.count + 1, event.line)
    lastTime = event.time ?? lastTime
    return true
  }

  /// Says how many layout callbacks were not drawn.
  mutating func flushLayouts() {
    guard let held = layouts.take(), held.count > 0 else { return }
    let words = "… \(Counted.words(held.count, "more layout callback")), to line \(held.lastLine)"
    add([LaneRow.Part(text: ShownText.shortened(words, to: wordsWidth), style: .faint)])
  }

  // MARK: What events came to

  /// Draws a transition that is over.
  mutating func draw(_ record: TransitionRecord) {
    flushLayouts()
    let rules = record.findings.map(\.description).joined(separator: " ")
    let words = "\(TimelineLine.lines(record)) \(TimelineLine.story(record))"
    addWrapped("└ ", words + (rules.isEmpty ? "" : "  ✗ " + rules), rules.isEmpty ? .faint : .error)
  }

  /// Draws where a rule of the app was armed or kept.
  ///
  /// - Parameter line: the line that was drawn last.
  mutating func draw(_ mark: AppRuleMark, after line: Int) {
    flushLayouts()
    let location = mark.line == line ? "" : "line \(mark.line): "
    addWrapped(LaneGlyph.mark(mark.kind) + " ", location + mark.words, .faint)
  }

  /// Draws a finding.
  ///
  /// - Parameter line: the line that was drawn last.
  mutating func draw(_ finding: Finding, name: String, after line: Int) {
    flushLayouts()
    let certainty = finding.isKnown ? "known " : finding.certainty == .possible ? "possible " : ""
    let location = finding.line == line ? "" : "line \(finding.line): "
    let head = "\(certainty)\(finding.severity.name) \(finding.rule) \(name): \(location)"
    addWrapped("✗ ", head + finding.message, finding.isKnown ? .faint : finding.severity.style)
  }

  /// Adds words that may take several rows.
  private mutating func addWrapped(_ sign: String, _ words: String, _ style: Paint.Style) {
    let room = max(8, wordsWidth - 2)
    for (index, text) in ShownText.wrapped(ShownText.escaped(words), to: room).enumerated() {
      let fitting = ShownText.shortened(text, to: room)
      add([LaneRow.Part(text: (index == 0 ? sign : "  ") + fitting, style: style)])
    }
  }

  private mutating func add(
    line: Int? = nil, mark: (Int, String)? = nil, _ parts: [LaneRow.Part]
  ) {
    let row = LaneRow(columns.columns, paint)
    rows.append(row.text(line: line, mark: mark, width: laneWidth, parts))
  }
}
