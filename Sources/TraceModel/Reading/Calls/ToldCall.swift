/// What of an event tells whether another line is of the same call: small, since each line is asked.
struct ToldCall {
  var kind: EventKind
  var subject: Participant
  var line: Int
}

extension Event {
  /// The call that the event tells of.
  @inline(__always)
  var told: ToldCall { ToldCall(kind: kind, subject: subject, line: line) }
}
