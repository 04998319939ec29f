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
    source: "25 recorded sources, iOS 9 to 16, without exception")
  private static let completionLast = hard(
    207, .outgoingDidDisappear, .completion,
    source: "Apple, dismiss(animated:completion:): the completion is called after viewDidDisappear")
  private static let noDelegate = Forbidden(
    302, [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss],
    source: "Apple, UIAdaptivePresentationControllerDelegate: not called for a dismissal by code")
  static let presenterNotCalled = Forbidden(
    203, .appearance(.incoming),
    source: "Apple, pageSheet and formSheet: the presenter's appearance callbacks are not called")

  /// A dismissal by code that brings the presenter's view back.
  package static let dismissCover = TransitionSpec(
    id: "dismiss-cover", title: "dismiss by code, revealing the presenter", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.cover]), names: .dismiss,
    required: [.outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear],
    optional: [.incomingIsAppearing, .completion, .outgoingDeinit],
    chains: outgoingOwnOrder + [incomingOwn, around, completionLast], forbidden: [noDelegate],
    rule: RuleID(number: 202))

  /// A dismissal by code of what lay over the presenter.
  package static let dismissOver = TransitionSpec(
    id: "dismiss-over", title: "dismiss by code, the presenter in place", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.over]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [.completion, .outgoingDeinit],
    chains: outgoingOwnOrder + [completionLast], forbidden: [presenterNotCalled, noDelegate],
    rule: RuleID(number: 202))

  /// A dismissal by code where either may be.
  package static let dismissEither = TransitionSpec(
    id: "dismiss-either", title: "dismiss by code, revealing the presenter or not", kind: .dismiss,
    triggers: [.code], conditions: Conditions(families: [.either]), names: .dismiss,
    required: [.outgoingWillDisappear, .outgoingDidDisappear],
    optional: [
      .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear, .completion, .outgoingDeinit,
    ],
    chains: outgoingOwnOrder + [incomingOwn, around, completionLast], forbidden: [noDelegate],
    rule: RuleID(number: 202))

  /// What may not be presented is never dismissed.
  package static let dismissNone = TransitionSpec(
    id: "dismiss-none", title: "dismiss what was presented with the style none: does not occur",
    kind: .dismiss, triggers: [.code], conditions: Conditions(families: [.invalid]), names: .dismiss,
    required: [], chains: [], rule: RuleID(number: 208), neverOccurs: true)
}
