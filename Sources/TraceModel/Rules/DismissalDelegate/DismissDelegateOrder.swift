extension RuleInfo {
  /// TC301, dismiss-delegate-order.
  package static let dismissDelegateOrder = RuleInfo(
    id: 301, name: "dismiss-delegate-order", level: .error,
    summary: """
      presentationControllerWillDismiss, viewWillDisappear, viewDidDisappear and \
      presentationControllerDidDismiss are out of order in a dismissal.
      """,
    why: """
      Code that cleans up in presentationControllerDidDismiss runs while the sheet can still be \
      seen, or code that prepares the way back runs too late. \
      presentationControllerDidAttemptToDismiss in the middle of a swipe that goes through asks the user whether to \
      stay while the sheet is already going.
      """,
    help: """
      Don't call delegate methods yourself, and don't log one under the name of another. If the \
      presented controller is a navigation controller, UIKit calls the delegate of its \
      presentationController, not of the screen inside it.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate; two logged swipes of \
      giftbott/CardStyleLifecycle, iOS 13; WWDC 2019 session 224.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerShouldDismiss result=true
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      [Filter@0x7f40] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerShouldDismiss result=true
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      """
    )
  )
}
