extension TransitionSpec {
  static let outgoingOwnOrder = [
    hard(
      202, .outgoingWillDisappear, .outgoingDidDisappear, .outgoingDeinit,
      source: "Apple, UIViewController; recorded sources agree")
  ]
  private static let incomingOwn = hard(
    202, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
    source: "Apple, UIViewController and viewIsAppearing(_:)")
  private static let around = hard(
    202, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    source: "25 recorded sources, iOS 9 to 16, without exception; measured on iPadOS 26.5")
  private static let completionLast = hard(
    207, .outgoingDidDisappear, .completion,
    source: "Apple, dismiss(animated:completion:): the completion is called after viewDidDisappear")
  private static let noDelegate = Forbidden(
    302, [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss],
    source: """
      Apple, UIAdaptivePresentationControllerDelegate: should, will and did aren't called for a dismissal in code; \
      one recorded log of iOS 13 has no attempt either
      """)
  static let presenterNotCalled = Forbidden(
    203, .appearance(.incoming),
    source: "Apple, pageSheet and formSheet: the presenter's appearance callbacks are not called")
  private static let shownRevealing: [Slot] = [
    .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
    .outgoingDidDisappear, .completion, .outgoingDeinit,
  ]

  /// A dismissal by code that brings the presenter's view back.
  package static let dismissCover = TransitionSpec(
    id: "dismiss-cover", title: "dismiss in code, restoring the presenter's view", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.cover]), names: .dismiss,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingIsAppearing, .completion, .outgoingDeinit], shown: shownRevealing,
    chains: outgoingOwnOrder + [incomingOwn, around, completionLast], forbidden: [noDelegate],
    rule: RuleID(number: 202))

  /// A dismissal by code of what was over the presenter.
  package static let dismissOver = TransitionSpec(
    id: "dismiss-over", title: "dismiss in code, having kept the presenter's view", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.over]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [.completion, .outgoingDeinit],
    shown: [.outgoingWillDisappear, .outgoingDidDisappear, .completion, .outgoingDeinit],
    chains: outgoingOwnOrder + [completionLast], forbidden: [presenterNotCalled, noDelegate],
    rule: RuleID(number: 202))

  /// A dismissal by code where either may be.
  package static let dismissEither = TransitionSpec(
    id: "dismiss-either", title: "dismiss in code, restoring the presenter's view or not", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.either]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [
      .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear, .completion, .outgoingDeinit,
    ], shown: shownRevealing,
    chains: outgoingOwnOrder + [incomingOwn, around, completionLast], forbidden: [noDelegate],
    rule: RuleID(number: 202))

  /// What may not be presented is never dismissed.
  package static let dismissNone = TransitionSpec(
    id: "dismiss-none", title: "dismiss what was presented with the style none: doesn't occur",
    kind: .dismiss, outcomes: [.completed, .cancelled], triggers: [.code],
    conditions: Conditions(families: [.invalid]), names: .dismiss, required: [], shown: [], chains: [],
    rule: RuleID(number: 208), absence: .never)

  // MARK: Given up

  private static let stayed: [Slot] = [.outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear]
  private static let turnedBack: [Slot] = [
    .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
  ]
  private static let shownTurned: [Slot] = [
    .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
  ]
  private static let willsAround = hard(
    202, .outgoingWillDisappear, .incomingWillAppear,
    source: "25 recorded sources, iOS 9 to 16, without exception")
  private static let givenUp = "Only with a custom interactive transition; no log of one is published."

  /// A dismissal that would reveal the presenter, and is given up.
  package static let dismissCoverCancelled = TransitionSpec(
    id: "dismiss-cover-cancelled", title: "dismiss, restoring the presenter's view, cancelled",
    kind: .dismiss, outcomes: [.cancelled], triggers: [.code], conditions: Conditions(families: [.cover]),
    names: .dismiss,
    required: stayed + turnedBack, optional: [.incomingIsAppearing, .outgoingIsAppearing, .completion],
    shown: shownTurned + way(back: [.completion]), chains: [willsAround] + revealedInVain,
    rule: RuleID(number: 202), note: givenUp, grade: .soft, reach: .whereNamed)

  /// A dismissal of what is over its presenter, cancelled.
  package static let dismissOverCancelled = TransitionSpec(
    id: "dismiss-over-cancelled", title: "dismiss, having kept the presenter's view, cancelled",
    kind: .dismiss, outcomes: [.cancelled], triggers: [.code], conditions: Conditions(families: [.over]),
    names: .dismiss,
    required: stayed, optional: [.outgoingIsAppearing, .completion],
    shown: [.outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear]
      + [.completion],
    chains: [
      hard(
        202, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source: "Apple, UIViewController: not every will-callback is followed by its did-callback")
    ],
    forbidden: [presenterNotCalled], rule: RuleID(number: 202), note: givenUp, grade: .soft,
    reach: .whereNamed)

  /// The same where either may be.
  package static let dismissEitherCancelled = TransitionSpec(
    id: "dismiss-either-cancelled", title: "dismiss, restoring the presenter's view or not, cancelled",
    kind: .dismiss, outcomes: [.cancelled], triggers: [.code], conditions: Conditions(families: [.either]),
    names: .dismiss, required: stayed,
    optional: turnedBack + [.incomingIsAppearing, .outgoingIsAppearing, .completion],
    shown: shownTurned + way(back: [.completion]), chains: [willsAround] + revealedInVain,
    rule: RuleID(number: 202), note: givenUp, grade: .soft, reach: .whereNamed)

  /// The presenter is loaded already: it comes without that, and goes again.
  static let revealedInVain = turned(202).map { chain in
    var chain = chain
    chain.slots.removeAll { $0 == .incomingDidLoad }
    return chain
  }
}
