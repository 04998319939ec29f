/// A presentation that was asked for, and nothing of it had come when its presenter was asked for another.
struct AskedBefore: Sendable {
  var presentation: PresentationIndex
  var line: Int
  var presented: Participant
}

/// What few transitions have, apart so that the others stay small and plain.
struct TransitionNotes: Sendable {
  /// The rules that it broke.
  var rules: [RuleID] = []
  /// Rules that were reported besides, and hold nothing back.
  var told: [RuleID] = []
  /// Findings about one controller that wait for the transition to say more.
  var held: [HeldFinding] = []
  /// Findings that are certain only if nobody else moves before it ends.
  var unsettled: [HeldFinding] = []
  /// What a presenter was told that should have heard nothing, until the transition is over.
  var disturbance: Finding?
  /// The controllers that it passes over.
  var skipped: [Seat] = []
  /// The presentation that its presenter was asked for before, and that was still to come.
  var askedAmid: AskedBefore?
  /// The attempt that was told while a swipe was under way: a fault, if that goes through.
  var attempt: Event?
  /// What those did that it passes over, until it shows that it is under way.
  var passed: [Finding] = []
}
