/// What a transition was, in numbers: the record of it without its texts, for whoever reads many of them.
public struct TransitionOutline: Sendable {
  /// The number that `ObservedStep.transition` refers to.
  public var serial: UInt32
  /// What it is; where several readings fit, the likeliest.
  public var kind: TransitionKind
  /// How it ended.
  public var outcome: TransitionOutcome
  /// The style, where it was said.
  public var style: PresentationStyle?
  /// What set it off, where that is known.
  public var trigger: TransitionTrigger?
  /// Who goes, or stays below.
  public var from: Symbol
  /// Who comes, or is revealed.
  public var to: Symbol
  /// The first line of it.
  public var firstLine: Int
  /// Microseconds from the first line to the last, where the log gives times.
  public var duration: Int64?
  /// Whether the kind was told from the order of the callbacks alone.
  public var isInferred: Bool
  /// Whether one who takes part is a guess among several that might.
  public var isGuessed: Bool
}
