/// What a run exercised of one class of controllers: the steps from state to state, with their numbers.
package struct ClassUse: Sendable {
  /// A step from one state to another by a callback.
  package struct Step: Hashable, Sendable {
    /// The state before; `nil` if the controller wasn't logged before.
    package var before: AppearanceState?
    /// The callback.
    package var kind: EventKind
    /// The state after.
    package var after: AppearanceState
    /// How often it was seen.
    package var count: Int
  }

  /// The name of the class.
  package var name: String
  /// How many instances were seen.
  package var instances: Int
  /// The steps, by state and callback.
  package var steps: [Step]

  /// Whether a step is one that the callbacks which this class logs allow: what an app does not log can't be
  /// missed, and what came before the trace began is not known.
  package func isLegal(_ step: Step) -> Bool {
    guard let callback = AppearanceCallback(step.kind), let before = step.before else { return true }
    return AppearanceTable.standard.entry(before, callback).faulty & (1 << logged) == 0
  }

  /// The four will and did callbacks that the class logs, a bit each.
  private var logged: UInt16 {
    steps.reduce(0) { logged, step in
      guard let callback = AppearanceCallback(step.kind), callback != .viewIsAppearing else { return logged }
      return logged | 1 << UInt16(callback.rawValue)
    }
  }
}
