extension TransitionSpec {
  private static let gestures: [TransitionTrigger] = [.swipe, .tap]
  private static let allowed = Conditions(families: [.over, .either], blocked: false)
  private static let delegateSource =
    "Apple, UIAdaptivePresentationControllerDelegate; WWDC 2019 session 224; two recorded logs of iOS 13"
  private static let delegateAround = hard(
    301, .willDismiss, .outgoingWillDisappear, .outgoingDidDisappear, .didDismiss, source: delegateSource)
  private static let asked = soft(301, .shouldDismiss, .willDismiss, source: delegateSource)
  private static let revealed = hard(
    202, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    source: "the order of every dismissal that reveals its presenter")

  /// A sheet dragged away, or a popover closed by a tap outside it.
  package static let dismissBySwipe = TransitionSpec(
    id: "dismiss-swipe", title: "dismiss by gesture, completed", kind: .dismiss, triggers: gestures,
    conditions: allowed.of([.over]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [.shouldDismiss, .willDismiss, .didDismiss, .outgoingDeinit],
    chains: outgoingOwnOrder + [asked, delegateAround], forbidden: [presenterNotCalled],
    rule: RuleID(number: 202),
    note: "A missing delegate call proves nothing: the delegate may be unset, or set on another controller.")

  /// The same where the sources disagree on the presenter.
  package static let dismissBySwipeEither = TransitionSpec(
    id: "dismiss-swipe-either", title: "dismiss by gesture, completed, presenter revealed or not",
    kind: .dismiss, triggers: gestures, conditions: allowed.of([.either]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [
      .shouldDismiss, .willDismiss, .didDismiss, .outgoingDeinit, .incomingWillAppear, .incomingIsAppearing,
      .incomingDidAppear,
    ],
    chains: outgoingOwnOrder + [asked, delegateAround, revealed], rule: RuleID(number: 202))

  /// A sheet dragged down and let go again.
  package static let dismissSwipeCancelled = TransitionSpec(
    id: "dismiss-swipe-cancelled", title: "dismiss by gesture, cancelled", kind: .dismiss,
    outcomes: [.cancelled],
    triggers: [.swipe], conditions: allowed, names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear],
    optional: [.shouldDismiss, .willDismiss, .outgoingIsAppearing],
    chains: [
      asked,
      hard(301, .willDismiss, .outgoingWillDisappear, source: delegateSource),
      hard(
        202, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source: "one raw log of iOS 16, one article, one recorded UI test; Apple: will may go without did"),
    ],
    forbidden: [
      Forbidden(
        307, [.didDismiss], source: "Apple: called when the presentation was dismissed successfully"),
      Forbidden(203, .appearance(.incoming), source: "the presenter was never uncovered"),
    ],
    rule: RuleID(number: 202))

  /// A gesture that `isModalInPresentation` blocks.
  package static let dismissBlockedModal = TransitionSpec(
    id: "dismiss-blocked-modal", title: "dismiss by gesture, blocked by isModalInPresentation",
    kind: .dismiss, outcomes: [.blocked], triggers: gestures,
    conditions: Conditions(families: [.over, .either], modal: true), names: .dismiss,
    required: [], optional: [.didAttemptToDismiss], chains: [],
    forbidden: [
      Forbidden(305, [.shouldDismiss], source: "Apple: not called if isModalInPresentation is true"),
      Forbidden(
        304, [.willDismiss, .didDismiss, .outgoingWillDisappear, .outgoingDidDisappear],
        source: "Apple, isModalInPresentation: prevents the interactive dismissal"),
    ],
    rule: RuleID(number: 304))

  /// A gesture that `presentationControllerShouldDismiss` refuses.
  package static let dismissBlockedByDelegate = TransitionSpec(
    id: "dismiss-blocked-should", title: "dismiss by gesture, refused by shouldDismiss", kind: .dismiss,
    outcomes: [.blocked], triggers: gestures,
    conditions: Conditions(families: [.over, .either], modal: false, shouldDismiss: [.no]), names: .dismiss,
    required: [], optional: [.shouldDismiss, .didAttemptToDismiss],
    chains: [
      hard(
        301, .shouldDismiss, .didAttemptToDismiss,
        source: "Apple's header; a published library's measurements: the attempt comes on release")
    ],
    forbidden: [
      Forbidden(
        304, [.willDismiss, .didDismiss, .outgoingWillDisappear, .outgoingDidDisappear],
        source: "Apple's header: user-initiated dismissal is prevented")
    ],
    rule: RuleID(number: 304),
    note: "A tap on the dimming view, or a drag without intent, ends after shouldDismiss.")

  /// A gesture that goes through, or back, though it is blocked.
  package static let dismissThroughBlock = TransitionSpec(
    id: "dismiss-through-block", title: "dismiss by gesture though it is blocked: does not occur",
    kind: .dismiss, outcomes: [.completed, .cancelled], triggers: gestures,
    conditions: Conditions(families: [.over, .either], blocked: true), names: .dismiss, required: [],
    chains: [],
    forbidden: [
      Forbidden(
        304, [.willDismiss, .didDismiss, .outgoingWillDisappear, .outgoingDidDisappear],
        source: "Apple, isModalInPresentation and presentationControllerShouldDismiss(_:)")
    ],
    rule: RuleID(number: 304), note: "Ask for the outcome blocked to see what comes instead.",
    neverOccurs: true)

  /// An attempt that nothing blocks is no attempt: the gesture goes through or back.
  package static let dismissNotBlocked = TransitionSpec(
    id: "dismiss-not-blocked", title: "dismiss by gesture, blocked though nothing blocks it: does not occur",
    kind: .dismiss, outcomes: [.blocked], triggers: gestures,
    conditions: Conditions(families: [.over, .either], blocked: false), names: .dismiss, required: [],
    chains: [],
    forbidden: [
      Forbidden(
        303, [.didAttemptToDismiss],
        source: "Apple: called when isModalInPresentation or shouldDismiss prevented the dismissal")
    ],
    rule: RuleID(number: 303), neverOccurs: true)

  /// What covers its presenter has no gesture.
  package static let dismissCoverByGesture = TransitionSpec(
    id: "dismiss-cover-gesture", title: "dismiss a covering presentation by gesture: not offered",
    kind: .dismiss, outcomes: [.completed, .cancelled, .blocked], triggers: gestures,
    conditions: Conditions(families: [.cover, .invalid]), names: .dismiss, required: [], chains: [],
    rule: RuleID(number: 202),
    note: "UIKit offers no gesture for a covering presentation; an app's own gesture dismisses by code.",
    neverOccurs: true)
}

extension Conditions {
  fileprivate func of(_ families: [FamilyReading]) -> Conditions {
    var copy = self
    copy.families = families
    return copy
  }
}
