/// The events of a batch and what SwiftUI called between them, as `events` prints them.
package enum LineOrder {
  /// One line of the output.
  package enum Line {
    case event(EventLine)
    case aside(AsideLine)

    /// The line as text.
    package var text: String {
      switch self {
      case .event(let line): line.text
      case .aside(let line): line.text
      }
    }

    /// Writes the line as a JSON object.
    package func write(to writer: inout JSONWriter) {
      switch self {
      case .event(let line): line.write(to: &writer)
      case .aside(let line): line.write(to: &writer)
      }
    }
  }

  /// All of a batch, in the order of the log.
  package static func of(_ batch: EventBatch, names: SymbolTable) -> [Line] {
    var lines: [Line] = []
    var asides = batch.asides[...]
    for event in batch.events {
      while let aside = asides.first, aside.line < event.line {
        lines.append(.aside(AsideLine(aside, names: names)))
        asides.removeFirst()
      }
      lines.append(.event(EventLine(event, batch.details(of: event), names: names)))
    }
    return lines + asides.map { .aside(AsideLine($0, names: names)) }
  }
}
