/// What `timeline` prints a line of: a transition that is over, a call of SwiftUI's, or what a rule of the app said.
package enum TimelineEntry {
  case transition(TransitionRecord)
  case aside(TimelineAside)
  case rule(TimelineRule)

  /// The line at which it is listed: where it began.
  package var line: Int {
    switch self {
    case .transition(let record): record.firstLine
    case .aside(let aside): aside.line
    case .rule(let rule): rule.line
    }
  }

  /// Whether it says something about a transition that begins at the same line.
  private var isRemark: Bool { if case .transition = self { false } else { true } }

  /// The entries in the order in which they began; those of one line as they were told, a transition first.
  package static func ordered(_ entries: [TimelineEntry]) -> [TimelineEntry] {
    entries.sorted { ($0.line, $0.isRemark ? 1 : 0) < ($1.line, $1.isRemark ? 1 : 0) }
  }

  /// The line as text.
  package func text(_ paint: Paint) -> String {
    switch self {
    case .transition(let record): TimelineLine(record).text(paint)
    case .aside(let aside): aside.text(paint)
    case .rule(let rule): rule.text(paint)
    }
  }

  /// Writes the line as a JSON object.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .transition(let record): TimelineLine(record).write(to: &writer)
    case .aside(let aside): aside.write(to: &writer)
    case .rule(let rule): rule.write(to: &writer)
    }
  }
}
