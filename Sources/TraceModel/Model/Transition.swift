/// What kind of move between screens a transition is.
package enum TransitionKind: UInt8, CaseIterable, Sendable {
  case present, dismiss, push, pop, popTo, popToRoot, setViewControllers, select, turn, swap
  case addChild, removeChild, launch, background, foreground, kill, setRoot

  /// The word in reports and options.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "present", "dismiss", "push", "pop", "popTo", "popToRoot", "setViewControllers", "select",
    "turn", "swap", "addChild", "removeChild", "launch", "background", "foreground", "kill",
    "setRoot",
  ]

  /// Whether it goes the way of another: both take something away, or neither does.
  package func leads(as other: TransitionKind) -> Bool {
    Self.waysOut.contains(self) == Self.waysOut.contains(other)
  }

  private static var waysOut: [TransitionKind] { [.dismiss, .pop, .popTo, .popToRoot, .removeChild] }
}

/// How a transition ended.
package enum TransitionOutcome: UInt8, CaseIterable, Sendable {
  case completed, cancelled, blocked, incomplete

  /// The word in reports and options.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "completed", "cancelled", "blocked", "incomplete",
  ]
}

/// What set a transition off.
package enum TransitionTrigger: UInt8, CaseIterable, Sendable {
  case code, backButton, swipe, tap, system

  /// The word in reports and options.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "code", "backButton", "swipe", "tap", "system",
  ]
}

/// Whether a presentation removes the presenter's view.
package enum PresentationFamily: UInt8, CaseIterable, Sendable {
  /// The presenter's view is removed, and the presenter gets callbacks.
  case cover
  /// The presenter's view stays, and the presenter gets none.
  case over

  /// The word in reports.
  package var name: String { "\(self)" }
}

/// A transition as the timeline tells it, finished or cut off.
package struct TransitionRecord: Sendable {
  /// The label of the trace.
  package var trace = ""
  /// Counts the transitions of a trace in the order in which they began; `ObservedStep` refers to it.
  package var serial: UInt32 = 0
  /// The process's number, or 0 where the log gives none.
  package var process: Int32 = 0
  /// What it is; where several readings fit, the likeliest.
  package var kind: TransitionKind
  /// The other kinds that fit what was seen as well.
  package var alternatives: [TransitionKind] = []
  /// How it ended.
  package var outcome: TransitionOutcome
  /// Cover or over, of a presentation.
  package var family: PresentationFamily?
  /// The style, where it was said.
  package var style: PresentationStyle?
  /// What set it off, where that is known.
  package var trigger: TransitionTrigger?
  /// The outgoing controller, or the one that stays below: a name; `nil` if none was seen.
  package var from: String?
  /// The instance of `from`, where the log gives one.
  package var fromInstance: String?
  /// Which instance of its name `from` is, counted from 1; 0 where no instance was seen.
  package var fromOrdinal: UInt32 = 0
  /// The incoming controller, or the one that is revealed.
  package var to: String?
  /// The instance of `to`, where the log gives one.
  package var toInstance: String?
  /// Which instance of its name `to` is, counted from 1; 0 where no instance was seen.
  package var toOrdinal: UInt32 = 0
  /// The first line of it.
  package var firstLine: Int
  /// The last line of it.
  package var lastLine: Int
  /// Microseconds from the first line to the last, where the log gives times.
  package var duration: Int64?
  /// Whether the kind was inferred from the order of the callbacks, and not announced.
  package var isInferred: Bool
  /// The rules that it broke.
  package var findings: [RuleID] = []
  /// Its callbacks, in the order of the log.
  package var steps: [Evidence] = []

  /// A transition of a kind between two lines.
  package init(
    kind: TransitionKind, outcome: TransitionOutcome, firstLine: Int, lastLine: Int, isInferred: Bool
  ) {
    self.kind = kind
    self.outcome = outcome
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.isInferred = isInferred
  }
}
