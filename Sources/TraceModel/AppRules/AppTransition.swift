/// A transition as the rules of an app see it.
package struct AppTransition: Sendable {
  package var kind: TransitionKind
  package var outcome: TransitionOutcome
  package var trigger: TransitionTrigger?
  package var style: PresentationStyle?
  /// The outgoing controller, or the one that stays below.
  package var from = AppWho.none
  /// The incoming controller, or the one that is revealed.
  package var to = AppWho.none
  /// The first line of it: there it counts, since what follows from it may come before it is over.
  package var line: Int
  /// When that was.
  package var time: Int64?
  /// When it was over.
  package var end: Int64?
  /// Whether it was inferred from the order of callbacks, and not announced.
  package var isInferred = false

  /// A transition of a kind that began at a line.
  package init(_ kind: TransitionKind, _ outcome: TransitionOutcome = .completed, line: Int) {
    (self.kind, self.outcome, self.line) = (kind, outcome, line)
  }

  /// The one that a condition means that names one side.
  var main: AppWho { kind.isAboutWhoGoes ? from : to }
  /// The one on the other side.
  var other: AppWho { kind.isAboutWhoGoes ? to : from }
}
