/// What kind of move between screens a transition is.
public enum TransitionKind: UInt8, CaseIterable, Sendable {
  case present, dismiss, push, pop, popTo, popToRoot, setViewControllers, select, turn, swap
  case addChild, removeChild, launch, background, foreground, kill

  /// The word in reports and options.
  public var name: String { "\(self)" }
}

/// How a transition ended.
public enum TransitionOutcome: UInt8, CaseIterable, Sendable {
  case completed, cancelled, blocked, incomplete

  /// The word in reports and options.
  public var name: String { "\(self)" }
}

/// What set a transition off.
public enum TransitionTrigger: UInt8, CaseIterable, Sendable {
  case code, backButton, swipe, tap, system

  /// The word in reports and options.
  public var name: String { "\(self)" }
}

/// Whether a presentation removes the presenter's view.
public enum PresentationFamily: UInt8, CaseIterable, Sendable {
  /// The presenter's view is removed, and the presenter gets callbacks.
  case cover
  /// The presenter's view stays, and the presenter gets none.
  case over

  /// The word in reports.
  public var name: String { "\(self)" }
}

/// A transition as the timeline tells it, finished or cut off.
public struct TransitionRecord: Sendable {
  /// The label of the trace.
  public var trace = ""
  /// Counts the transitions of a trace in the order in which they began; `ObservedStep` refers to it.
  public var serial: UInt32 = 0
  /// The process's number, or 0 where the log gives none.
  public var process: Int32 = 0
  /// What it is; where several readings fit, the likeliest.
  public var kind: TransitionKind
  /// The other kinds that fit what was seen as well.
  public var alternatives: [TransitionKind] = []
  /// How it ended.
  public var outcome: TransitionOutcome
  /// Cover or over, of a presentation.
  public var family: PresentationFamily?
  /// The style, where it was said.
  public var style: PresentationStyle?
  /// What set it off, where that is known.
  public var trigger: TransitionTrigger?
  /// Who goes, or stays below: a name; `nil` where nobody was seen.
  public var from: String?
  /// The instance of `from`, where the log gives one.
  public var fromInstance: String?
  /// Which instance of its name `from` is, counted from 1; 0 where no instance was seen.
  public var fromOrdinal: UInt32 = 0
  /// Who comes, or is revealed.
  public var to: String?
  /// The instance of `to`, where the log gives one.
  public var toInstance: String?
  /// Which instance of its name `to` is, counted from 1; 0 where no instance was seen.
  public var toOrdinal: UInt32 = 0
  /// The first line of it.
  public var firstLine: Int
  /// The last line of it.
  public var lastLine: Int
  /// Microseconds from the first line to the last, where the log gives times.
  public var duration: Int64?
  /// Whether the kind was told from the order of the callbacks alone.
  public var isInferred: Bool
  /// The rules that it broke.
  public var findings: [RuleID] = []
  /// Its callbacks, in the order of the log.
  public var steps: [Evidence] = []

  /// A transition of a kind between two lines.
  public init(
    kind: TransitionKind, outcome: TransitionOutcome, firstLine: Int, lastLine: Int, isInferred: Bool
  ) {
    self.kind = kind
    self.outcome = outcome
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.isInferred = isInferred
  }
}
