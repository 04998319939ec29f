/// What `timeline` prints a line of: a transition that is over, a call of SwiftUI's, or what a rule of the app said.
package enum TimelineEntry {
  case transition(TransitionRecord)
  case aside(TimelineAside)
  case rule(TimelineRule)

  /// The line at which it is listed among transitions.
  private var line: Int {
    switch self {
    case .transition(let record): record.lastLine
    case .aside(let aside): aside.line
    case .rule(let rule): rule.line
    }
  }

  /// Calls and rules among the transitions: each before the first that ends behind it.
  package static func merged(
    _ records: [TransitionRecord], _ asides: [TimelineAside], _ rules: [TimelineRule] = []
  ) -> [TimelineEntry] {
    var entries: [TimelineEntry] = []
    let rules = rules.sorted { $0.line < $1.line }.map(TimelineEntry.rule)
    var others = (asides.map(TimelineEntry.aside) + rules)[...]
    if !rules.isEmpty {
      others =
        others.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
          \.element)[...]
    }
    for record in records {
      let before = others.prefix { $0.line < record.lastLine }
      entries += before
      others.removeFirst(before.count)
      entries.append(.transition(record))
    }
    return entries + others
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
