extension TransitionSpec {
  private static let gestures: [TransitionTrigger] = [.swipe, .tap]
  private static let sheets: [PresentationStyle] = [.automatic, .pageSheet, .formSheet]
  private static let delegateSource =
    "Apple, UIAdaptivePresentationControllerDelegate; WWDC 2019 session 224; two recorded logs of iOS 13"
  private static let delegateAround = hard(
    301, .willDismiss, .outgoingWillDisappear, .outgoingDidDisappear, .didDismiss, source: delegateSource)
  private static let asked = soft(301, .shouldDismiss, .willDismiss, source: delegateSource)
  private static let revealed = hard(
    202, .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    source: "the order of every dismissal that reveals its presenter")
  private static let revealedOwn = hard(
    202, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
    source: "Apple, UIViewController and viewIsAppearing(_:)")

  /// What a gesture on a sheet or a popover needs.
  private static func gesture(
    _ families: [FamilyReading], of styles: [PresentationStyle], modal: Bool? = nil,
    shouldDismiss: [ShouldDismiss]? = nil, blocked: Bool? = nil
  ) -> Conditions {
    Conditions(
      families: families, modal: modal, shouldDismiss: shouldDismiss, blocked: blocked, styles: styles)
  }

  /// A sheet dragged away, or closed by a tap beside it.
  package static let dismissBySwipe = TransitionSpec(
    id: "dismiss-swipe", title: "dismiss by gesture, completed", kind: .dismiss, triggers: gestures,
    conditions: gesture([.over], of: sheets, blocked: false), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [.shouldDismiss, .willDismiss, .didDismiss, .outgoingDeinit],
    shown: [.shouldDismiss, .willDismiss, .outgoingWillDisappear, .outgoingDidDisappear, .didDismiss]
      + [.outgoingDeinit],
    chains: outgoingOwnOrder + [asked, delegateAround], forbidden: [presenterNotCalled],
    rule: RuleID(number: 202),
    note:
      "A missing delegate call proves nothing: the delegate may not be set, or be set on another controller.")

  /// The same where the sources disagree on the presenter.
  package static let dismissBySwipeEither = TransitionSpec(
    id: "dismiss-swipe-either", title: "dismiss by gesture, completed, restoring the presenter's view or not",
    kind: .dismiss, triggers: gestures, conditions: gesture([.either], of: sheets, blocked: false),
    names: .dismiss, required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [
      .shouldDismiss, .willDismiss, .didDismiss, .outgoingDeinit, .incomingWillAppear, .incomingIsAppearing,
      .incomingDidAppear,
    ],
    shown: [
      .shouldDismiss, .willDismiss, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
      .incomingDidAppear, .outgoingDidDisappear, .didDismiss, .outgoingDeinit,
    ],
    chains: outgoingOwnOrder + [asked, delegateAround, revealed, revealedOwn], rule: RuleID(number: 202))

  /// A popover closed by a tap beside it; where it has become a sheet, by a swipe.
  package static let dismissPopover = TransitionSpec(
    id: "dismiss-popover", title: "dismiss a popover by gesture, completed", kind: .dismiss,
    triggers: [.tap, .swipe], conditions: gesture([.over, .either], of: [.popover], blocked: false),
    names: .dismiss, required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [.shouldDismiss, .willDismiss, .didDismiss, .outgoingDeinit],
    shown: [.shouldDismiss, .willDismiss, .outgoingWillDisappear, .outgoingDidDisappear, .didDismiss]
      + [.outgoingDeinit],
    chains: outgoingOwnOrder + [
      soft(
        301, .shouldDismiss, .willDismiss, .outgoingWillDisappear, .outgoingDidDisappear, .didDismiss,
        source:
          "Apple's text on the delegate; a demo of Neuburg's prints the calls, and no log of it is published")
    ], forbidden: [presenterNotCalled],
    rule: RuleID(number: 202), grade: .soft, reach: .whereNamed)

  /// A sheet dragged down and let go again.
  package static let dismissSwipeCancelled = TransitionSpec(
    id: "dismiss-swipe-cancelled", title: "dismiss by gesture, cancelled", kind: .dismiss,
    outcomes: [.cancelled],
    triggers: [.swipe], conditions: gesture([.over, .either], of: sheets + [.popover], blocked: false),
    names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingWillAppear, .outgoingDidAppear],
    optional: [.shouldDismiss, .willDismiss, .outgoingIsAppearing],
    shown: [
      .shouldDismiss, .willDismiss, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing,
      .outgoingDidAppear,
    ],
    chains: [
      asked,
      hard(301, .willDismiss, .outgoingWillDisappear, source: delegateSource),
      hard(
        202, .outgoingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear,
        source:
          "one raw log of iOS 16, one article, one recorded UI test; Apple: a will-callback may come without its did-callback"
      ),
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
    conditions: gesture([.over, .either], of: sheets + [.popover], modal: true), names: .dismiss,
    required: [], optional: [.didAttemptToDismiss], shown: [.didAttemptToDismiss], chains: [],
    forbidden: [
      Forbidden(305, [.shouldDismiss], source: "Apple: not called if isModalInPresentation is true"),
      Forbidden(
        304, [.willDismiss, .didDismiss, .outgoingWillDisappear, .outgoingDidDisappear],
        source: "Apple, isModalInPresentation: prevents the interactive dismissal"),
    ],
    rule: RuleID(number: 304),
    note: "Whether a tap beside the sheet calls didAttemptToDismiss isn't known; a drag does, on release.")

  /// A gesture that `presentationControllerShouldDismiss` refuses.
  package static let dismissBlockedByDelegate = TransitionSpec(
    id: "dismiss-blocked-should", title: "dismiss by gesture, refused by shouldDismiss", kind: .dismiss,
    outcomes: [.blocked], triggers: gestures,
    conditions: gesture([.over, .either], of: sheets + [.popover], modal: false, shouldDismiss: [.no]),
    names: .dismiss,
    required: [], optional: [.shouldDismiss, .didAttemptToDismiss],
    shown: [.shouldDismiss, .didAttemptToDismiss],
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
    note: "A tap on the dimming view, or an accidental drag, ends after shouldDismiss.")

  /// A gesture that goes through, or back, though it is blocked.
  package static let dismissThroughBlock = TransitionSpec(
    id: "dismiss-through-block", title: "dismiss by gesture though it is blocked: doesn't occur",
    kind: .dismiss, outcomes: [.completed, .cancelled], triggers: gestures,
    conditions: gesture([.over, .either], of: sheets + [.popover], blocked: true), names: .dismiss,
    required: [], shown: [], chains: [],
    forbidden: [
      Forbidden(
        304, [.willDismiss, .didDismiss, .outgoingWillDisappear, .outgoingDidDisappear],
        source: "Apple, isModalInPresentation and presentationControllerShouldDismiss(_:)")
    ],
    rule: RuleID(number: 304), note: "Ask for the outcome blocked to see what comes instead.",
    absence: .never)

  /// An attempt that nothing blocks isn't an attempt: the gesture goes through or back.
  package static let dismissNotBlocked = TransitionSpec(
    id: "dismiss-not-blocked", title: "dismiss by gesture, blocked though nothing blocks it: doesn't occur",
    kind: .dismiss, outcomes: [.blocked], triggers: gestures,
    conditions: gesture([.over, .either], of: sheets + [.popover], blocked: false), names: .dismiss,
    required: [], shown: [], chains: [],
    forbidden: [
      Forbidden(
        303, [.didAttemptToDismiss],
        source: "Apple: called when isModalInPresentation or shouldDismiss prevented the dismissal")
    ],
    rule: RuleID(number: 303), absence: .never)

  // MARK: What covers

  private static let zoomed = Conditions(families: [.cover], styles: [.fullScreen], zooms: true, since: 18)
  private static let zoomNote =
    "Which delegate calls come with it, and when, isn't known, so none is checked."

  /// A full-screen presentation that zooms, dragged away.
  package static let dismissZoom = TransitionSpec(
    id: "dismiss-zoom", title: "dismiss a zoomed presentation by gesture, completed", kind: .dismiss,
    triggers: [.swipe], conditions: zoomed, names: .dismiss,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingIsAppearing, .outgoingDeinit],
    shown: [
      .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
      .outgoingDidDisappear, .outgoingDeinit,
    ],
    chains: outgoingOwnOrder + [revealed, revealedOwn], rule: RuleID(number: 202),
    note: "Apple, interactiveDismissShouldBegin. " + zoomNote, grade: .soft, reach: .toldOnly)

  /// The same, let go again.
  package static let dismissZoomCancelled = TransitionSpec(
    id: "dismiss-zoom-cancelled", title: "dismiss a zoomed presentation by gesture, cancelled",
    kind: .dismiss, outcomes: [.cancelled], triggers: [.swipe], conditions: zoomed, names: .dismiss,
    required: [
      .outgoingWillDisappear, .incomingWillAppear, .incomingWillDisappear, .incomingDidDisappear,
      .outgoingWillAppear, .outgoingDidAppear,
    ],
    optional: [.incomingIsAppearing, .outgoingIsAppearing],
    shown: [.outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing] + way(back: []),
    chains: revealedInVain, rule: RuleID(number: 202), note: zoomNote, grade: .soft, reach: .whereNamed)

  /// What covers its presenter and does not zoom has no gesture.
  package static let dismissCoverByGesture = TransitionSpec(
    id: "dismiss-cover-gesture", title: "dismiss by gesture what removed the presenter's view: not offered",
    kind: .dismiss, outcomes: [.completed, .cancelled, .blocked], triggers: gestures,
    conditions: Conditions(families: [.cover, .invalid], zooms: false), names: .dismiss, required: [],
    shown: [], chains: [], rule: RuleID(number: 202),
    note: """
      A custom gesture dismisses in code. From iOS 18 the user can drag away a full-screen presentation that zooms.
      """,
    absence: .notOffered)

  /// What is over its presenter and is neither a sheet nor a popover has no gesture.
  package static let dismissOverByGesture = TransitionSpec(
    id: "dismiss-over-gesture", title: "dismiss by gesture what is neither sheet nor popover: not offered",
    kind: .dismiss, outcomes: [.completed, .cancelled, .blocked], triggers: gestures,
    conditions: Conditions(
      families: [.over, .either],
      styles: [.overFullScreen, .overCurrentContext, .blurOverFullScreen, .custom]), names: .dismiss,
    required: [], shown: [], chains: [], rule: RuleID(number: 202),
    note: "A custom gesture dismisses in code.", absence: .notOffered)
}
