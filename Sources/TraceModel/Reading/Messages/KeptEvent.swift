/// What the words of a message say of its event, without line, time and process. Small, since thousands are kept.
struct KeptEvent: Equatable {
  private(set) var kind = EventKind.diagnostic
  private var style: PresentationStyle?
  private var parentIsNil = false
  private var flags = EventFlags()
  private(set) var subject = Participant.none
  private var object = Participant.none

  /// Of no event.
  init() {}

  /// Of an event without details that isn't a diagnostic.
  init(_ event: Event) {
    (kind, style, parentIsNil, flags) = (event.kind, event.style, event.parentIsNil, event.flags)
    (subject, object) = (event.subject, event.object)
  }

  /// The address is another's each time.
  mutating func forgetSubject() { subject.instance = .none }
  mutating func forgetObject() { object.instance = .none }

  /// Tells all but its call in an event that has nothing but its line, its time and its process yet.
  @inline(__always)
  func tell(_ event: inout Event) {
    event.style = style
    event.parentIsNil = parentIsNil
    event.flags = flags
    event.object = object
  }
}
