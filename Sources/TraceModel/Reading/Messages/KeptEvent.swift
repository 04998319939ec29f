/// What the words of a message say of its event, without line, time and process. Small, since thousands are kept.
struct KeptEvent {
  private var kind = EventKind.diagnostic
  private var style: PresentationStyle?
  private var parentIsNil = false
  private var flags = EventFlags()
  private var subject = Participant.none
  private var object = Participant.none

  /// Of no event.
  init() {}

  /// Of an event without details that is no diagnostic.
  init(_ event: Event) {
    (kind, style, parentIsNil, flags) = (event.kind, event.style, event.parentIsNil, event.flags)
    (subject, object) = (event.subject, event.object)
  }

  /// The event at a line.
  @inline(__always)
  func event(line: Int, process: Int32, time: Int64?) -> Event {
    var event = Event(kind: kind, line: line, subject: subject)
    event.style = style
    event.parentIsNil = parentIsNil
    event.flags = flags
    event.object = object
    event.process = process
    event.time = time
    return event
  }
}
