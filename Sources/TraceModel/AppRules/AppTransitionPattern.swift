/// Which transitions a condition means: `dismiss Payment* to Cart`, `swipe cancelled`.
package struct AppTransitionPattern: Hashable, Sendable {
  /// The kinds, a bit each.
  package var kinds: UInt32
  /// A glob of the incoming controller or, for the kinds that take a controller away, of the outgoing one;
  /// `nil` for any.
  package var name: String?
  /// A glob of the controller on the other side.
  package var other: String?
  /// How it ended.
  package var outcome = TransitionOutcome.completed
  /// What has to have set it off.
  package var trigger: TransitionTrigger?
  /// The style that it has to have.
  package var style: PresentationStyle?

  /// Transitions of some kinds.
  package init(_ kinds: [TransitionKind], name: String? = nil) {
    self.kinds = kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    self.name = name
  }

  /// Whether a transition fits but for who takes part. One that the log cuts off may yet have completed.
  func fits(_ transition: AppTransition) -> Bool {
    kinds & 1 << UInt32(transition.kind.rawValue) != 0
      && (transition.outcome == outcome || transition.outcome == .incomplete && outcome == .completed)
      && (trigger == nil || transition.trigger == trigger) && (style == nil || transition.style == style)
  }
}

extension TransitionKind {
  /// Whether a condition that names one side names the one that goes.
  var isAboutWhoGoes: Bool {
    switch self {
    case .dismiss, .pop, .popTo, .popToRoot, .removeChild, .kill, .background: true
    default: false
    }
  }
}
