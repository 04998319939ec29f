/// A run as a terminal shows it: a lane for each controller that is alive, a row for each event, told as it is read. What
/// is kept are the lanes, never the log.
package struct LaneTimeline: Sendable {
  private let width: Int
  private let paint: Paint
  private var boards: [LaneBoard] = []
  private var current: Int?
  private var lines: [String] = []

  /// A timeline that fits `width` columns.
  package init(width: Int, _ paint: Paint) {
    self.width = max(40, width)
    self.paint = paint
  }

  /// Draws an event of a trace.
  ///
  /// - Parameters:
  ///   - trace: the index of the trace.
  ///   - label: its label, told where the traces of a log take turns.
  package mutating func draw(_ event: LaneEvent, trace: Int, label: () -> String) {
    turn(to: trace, label)
    boards[trace].draw(event)
    lines += boards[trace].takeRows()
  }

  /// Draws a transition that is over.
  package mutating func draw(_ record: TransitionRecord, trace: Int, label: () -> String) {
    turn(to: trace, label)
    boards[trace].draw(record)
    lines += boards[trace].takeRows()
  }

  /// Draws where a rule of the app was armed or kept.
  ///
  /// - Parameter line: the line of the last event.
  package mutating func draw(_ mark: AppRuleMark, after line: Int, trace: Int, label: () -> String) {
    turn(to: trace, label)
    boards[trace].draw(mark, after: line)
    lines += boards[trace].takeRows()
  }

  /// Draws a finding.
  ///
  /// - Parameters:
  ///   - name: the name of its rule.
  ///   - line: the line of the last event.
  package mutating func draw(
    _ finding: Finding, name: String, after line: Int, trace: Int, label: () -> String
  ) {
    turn(to: trace, label)
    boards[trace].draw(finding, name: name, after: line)
    lines += boards[trace].takeRows()
  }

  /// Ends the log.
  package mutating func finish() {
    for index in boards.indices {
      boards[index].flushLayouts()
      lines += boards[index].takeRows()
    }
  }

  /// Takes the lines that were drawn.
  package mutating func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  private mutating func turn(to trace: Int, _ label: () -> String) {
    while boards.count <= trace { boards.append(LaneBoard(width: width, paint)) }
    guard current != trace else { return }
    if let current {
      boards[current].flushLayouts()
      lines += boards[current].takeRows()
      lines.append(paint("── " + ShownText.shortened(label(), to: width - 6) + " ──", .strong))
    } else {
      lines += legend
    }
    current = trace
  }

  /// The signs, as many in a line as there is room for.
  private var legend: [String] {
    var rows: [String] = []
    var row = ""
    for sign in LaneGlyph.legend {
      let joined = row.isEmpty ? sign : row + "   " + sign
      if !row.isEmpty, ShownText.width(of: joined) > width {
        rows.append(row)
        row = sign
      } else {
        row = joined
      }
    }
    return (rows + [row]).map { paint(ShownText.shortened($0, to: width), .faint) }
  }
}
