/// What the words of an event's line name, before names become symbols.
struct EventWords {
  /// The event.
  var kind: EventKind
  /// Whose event it is.
  var subject: NamePlace?
  /// Where its arguments begin: other names, `key=value`.
  var argumentsStart: Int

  /// An event whose names are still to be found.
  init(_ kind: EventKind, argumentsStart: Int) {
    self.kind = kind
    self.argumentsStart = argumentsStart
  }
}
