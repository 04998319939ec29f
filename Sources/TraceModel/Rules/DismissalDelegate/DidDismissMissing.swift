extension RuleInfo {
  /// TC306, did-dismiss-missing.
  package static let didDismissMissing = RuleInfo(
    id: 306, name: "did-dismiss-missing", level: .warning,
    summary: """
      The user dismissed a sheet, but presentationControllerDidDismiss never came after \
      presentationControllerWillDismiss.
      """,
    why: """
      The screen below never learns that the sheet is gone: its list stays old, its button stays \
      disabled, the sheet's coordinator stays alive.
      """,
    help: """
      The delegate got the first call, so it was set: it was released or replaced before the \
      second. UIPresentationController holds its delegate weakly, so keep it alive until \
      presentationControllerDidDismiss, and don't set presentationController.delegate to another \
      object or to nil in presentationControllerWillDismiss, viewWillDisappear or \
      viewDidDisappear.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate: called after all animations; \
      react-native-screens pull request 4016 and comments in RNSScreenStack on lost delegates.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      [Filter@0x7f40] deinit
      [Feed@0x7f00] present Filter@0x7f80 style=pageSheet
      [Filter@0x7f80] viewWillAppear
      [Filter@0x7f80] viewDidAppear
      [Filter@0x7f80] presentationControllerWillDismiss
      [Filter@0x7f80] viewWillDisappear
      [Filter@0x7f80] viewDidDisappear
      [Filter@0x7f80] deinit
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      [Filter@0x7f40] deinit
      [Feed@0x7f00] present Filter@0x7f80 style=pageSheet
      [Filter@0x7f80] viewWillAppear
      [Filter@0x7f80] viewDidAppear
      [Filter@0x7f80] presentationControllerWillDismiss
      [Filter@0x7f80] viewWillDisappear
      [Filter@0x7f80] viewDidDisappear
      [Filter@0x7f80] presentationControllerDidDismiss
      [Filter@0x7f80] deinit
      """
    )
  )
}
