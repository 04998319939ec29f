/// What a transition was, in numbers: the record of it without its texts, for code that reads many of them.
package struct TransitionOutline: Sendable {
  /// The number that `ObservedStep.transition` refers to.
  package var serial: UInt32
  /// What it is; where several readings fit, the likeliest.
  package var kind: TransitionKind
  /// How it ended.
  package var outcome: TransitionOutcome
  /// The style, where it was said.
  package var style: PresentationStyle?
  /// What set it off, where that is known.
  package var trigger: TransitionTrigger?
  /// The outgoing controller, or the one that stays below.
  package var from: Symbol
  /// The incoming controller, or the one that is revealed.
  package var to: Symbol
  /// The first line of it.
  package var firstLine: Int
  /// Microseconds from the first line to the last, where the log gives times.
  package var duration: Int64?
  /// Whether the kind was inferred from the order of the callbacks, and not announced.
  package var isInferred: Bool
  /// Whether one who takes part is a guess among several that might.
  package var isGuessed: Bool
}
