/// An event that is kept, with its index in the trace.
struct KeptStep: Sendable {
  /// Counts the events of the trace.
  var index: Int
  /// The event.
  var step: BriefStep
}

extension BriefStep {
  /// Whether pictures have it: an event without a name is in no lane and moves nobody.
  var isDrawn: Bool { name.isSome || kind == .diagnostic }
}
