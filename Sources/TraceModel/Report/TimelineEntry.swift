/// What `timeline` prints a line of: a transition that is over, or a call of SwiftUI's.
package enum TimelineEntry {
  case transition(TransitionRecord)
  case aside(TimelineAside)

  /// The calls among the transitions: each before the first that ends behind it.
  package static func merged(_ records: [TransitionRecord], _ asides: [TimelineAside]) -> [TimelineEntry] {
    var entries: [TimelineEntry] = []
    var asides = asides[...]
    for record in records {
      let before = asides.prefix { $0.line < record.lastLine }
      entries += before.map(TimelineEntry.aside)
      asides.removeFirst(before.count)
      entries.append(.transition(record))
    }
    return entries + asides.map(TimelineEntry.aside)
  }

  /// The line as text.
  package func text(_ paint: Paint) -> String {
    switch self {
    case .transition(let record): TimelineLine(record).text(paint)
    case .aside(let aside): aside.text(paint)
    }
  }

  /// Writes the line as a JSON object.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .transition(let record): TimelineLine(record).write(to: &writer)
    case .aside(let aside): aside.write(to: &writer)
    }
  }
}
