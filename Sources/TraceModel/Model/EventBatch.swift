/// Events of a log in its order, with the names that are new since the batch before.
///
/// Reading fills one, checking empties it; nothing else passes between the two.
package struct EventBatch: Sendable {
  /// The events, in the order of the log.
  package var events: ContiguousArray<Event> = []
  /// The texts of the symbols that were met for the first time, in the order of their numbers.
  package var newNames: [String] = []
  /// What few of the events have; `Event.details` tells which.
  package var details: [EventDetails] = []
  /// What is between the events and matters to judgement, in the order of the log.
  package var notes: [LogNote] = []
  /// What SwiftUI called, in the order of the log.
  package var asides: [Aside] = []

  /// Lines that may be another line's call, as far as that is known by now.
  package var echoes: [CallEcho] = []

  /// An empty batch.
  package init() {}

  /// Whether there is nothing in it that somebody may wait for.
  package var isEmpty: Bool { events.isEmpty && asides.isEmpty && echoes.isEmpty }

  /// Takes everything out, and keeps the room.
  mutating func clear() {
    events.removeAll(keepingCapacity: true)
    newNames.removeAll(keepingCapacity: true)
    details.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
    echoes.removeAll(keepingCapacity: true)
  }

  /// Takes an event instead of all others.
  mutating func take(_ event: Event, _ details: EventDetails?) {
    self.details = details.map { [$0] } ?? []
    notes = []
    asides = []
    echoes = []
    events = [event]
    events[0].details = details == nil ? 0 : 1
  }

  /// The details of one of the events, if it has any.
  package func details(of event: Event) -> EventDetails? {
    event.details == 0 ? nil : details[Int(event.details) - 1]
  }

  /// Drops the events from an index on, with the notes behind it.
  package mutating func cut(at end: Int) {
    events.removeSubrange(end...)
    notes.removeAll { $0.index > end }
  }

  /// Takes off the first events, with all new names and the notes between them.
  package mutating func split(after count: Int) -> EventBatch {
    var first = EventBatch()
    first.events = ContiguousArray(events.prefix(count))
    swap(&first.newNames, &newNames)
    first.details = details
    events.removeFirst(count)
    first.notes = notes.filter { $0.index < count }
    notes.removeAll { $0.index < count }
    for index in notes.indices { notes[index].index -= count }
    swap(&first.asides, &asides)
    swap(&first.echoes, &echoes)
    return first
  }
}
