extension RuleInfo {
  /// TC307, did-dismiss-after-cancel.
  package static let didDismissAfterCancel = RuleInfo(
    id: 307, name: "did-dismiss-after-cancel", level: .error,
    summary:
      "presentationControllerDidDismiss comes although the user cancelled the swipe and the sheet stayed.",
    why: """
      The app believes the sheet is gone while the user is still looking at it: its data is thrown \
      away and its buttons do nothing.
      """,
    help: """
      Clean up in presentationControllerDidDismiss only, and never call it from \
      presentationControllerWillDismiss or viewWillDisappear: both come at the start of a drag that \
      the user may cancel.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate: called when the dismissal was \
      successful; a logged cancelled swipe shows viewWillAppear and viewDidAppear and no more.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerDidDismiss
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      """
    )
  )
}
