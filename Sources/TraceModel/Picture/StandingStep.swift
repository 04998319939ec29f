/// An event together with where its controller stood before it.
struct StandingStep: Sendable {
  /// Counts the events of the trace.
  var index: Int
  /// The event.
  var step: ObservedStep
  /// The state before; `nil` where the controller was not heard of.
  var before: AppearanceState?
}
