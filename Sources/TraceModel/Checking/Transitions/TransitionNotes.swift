/// A presentation that was asked for, but hadn't begun when its presenter was asked for another.
struct AskedBefore: Sendable {
  var presentation: PresentationIndex
  var line: Int
  var presented: Participant
}

/// A didDismiss while a controller was going.
struct EarlyDidDismiss: Sendable {
  var line: Int
  /// Whether it came right before the controller began to go, and no gesture had begun.
  var isAhead = false
  /// What is wrong with it if the controller goes.
  var fault: HeldFinding?
}

/// A didAttemptToDismiss while a sheet was going.
struct AttemptAmid: Sendable {
  var event: Event
  /// What is wrong with it if the sheet goes.
  var fault: HeldFinding?
}

/// What few transitions have, kept apart so that the others stay small and plain.
struct TransitionNotes: Sendable {
  /// The screen that was shown when a push was asked for, and nobody knows whom it covers.
  var shownBefore = InstanceRef.none
  /// The rules that it broke.
  var rules: [RuleID] = []
  /// What its findings claim that nothing has proven yet.
  var unproven: [Claim] = []
  /// Rules that were reported as well, and hold nothing back.
  var told: [RuleID] = []
  /// Findings about one controller that wait for the transition to say more.
  var held: [HeldFinding] = []
  /// Findings that are certain only if nobody else moves before it ends.
  var unsettled: [HeldFinding] = []
  /// The finding about a presenter that logged a callback it shouldn't have got, held until the transition is
  /// over.
  var disturbance: Finding?
  /// Whether nothing names the presenter of a style that leaves it in place: the one that goes may be another.
  var isPresenterGuessed = false
  /// Whether its mark doesn't say which stack is asked: the one on the screen is taken for it.
  var isStackGuessed = false
  /// The serial of the choice of a tab that was asked for in the same turn as this push.
  var choice: UInt32?
  /// The serial of what was asked of the same stack before, in the same turn.
  var askedWith: UInt32?
  /// The controllers that it passes over.
  var skipped: [Seat] = []
  /// The earlier presentation that its presenter was asked for, and that was still to come.
  var askedAmid: AskedBefore?
  /// What is wrong with its presenter, if that is hidden, unless what was asked for appears.
  var hiddenPresenter: HeldFinding?
  /// The attempt that was logged while a swipe was under way: a fault if the swipe goes through.
  var attempt: AttemptAmid?
  /// Who was told of a gesture on a sheet that isn't known: it is the sheet itself where the log tells of nobody else.
  var delegate: Participant?
  /// What is wrong with a gesture if the sheet goes that it is guessed to be on.
  var faultIfGone: HeldFinding?
  /// What is wrong with a presenter that goes late, if what it presents stays.
  var ifItStays: HeldFinding?
  /// The didDismiss that was logged while a controller was going: what is wrong depends on whether it goes.
  var early: EarlyDidDismiss?
  /// The controller that a didShow named before anybody came.
  var shown: Participant?
  /// What the controllers that it passes over did, held until it shows that it's under way.
  var passed: [Finding] = []
}
