/// Tells which events the filters let pass, a look at a name's text only once.
package struct EventChoice: Sendable {
  private let filter: RunFilter
  /// For each symbol, whether its name fits; the first is the symbol of no name.
  private var fits = [false]

  /// The choice of a filter.
  package init(_ filter: RunFilter) {
    self.filter = filter
  }

  /// Learns names that the log met for the first time.
  package mutating func learn(_ names: [String]) {
    guard !filter.controllers.isEmpty else { return }
    for name in names { fits.append(filter.includes(controller: name)) }
  }

  /// Whether an event is asked for: its process and time fit, and so does one of those who take part.
  package func includes(_ event: Event, _ details: EventDetails?) -> Bool {
    guard filter.includes(process: event.process), filter.includes(time: details?.timeText) else {
      return false
    }
    return filter.controllers.isEmpty || fits[Int(event.subject.name.index)]
      || fits[Int(event.object.name.index)]
  }
}
