extension RuleInfo {
  /// TC302, delegate-called-for-code-dismissal.
  package static let delegateCalledForCodeDismissal = RuleInfo(
    id: 302, name: "delegate-called-for-code-dismissal", level: .error,
    summary: "The delegate is called for a dismissal that the app made in code.",
    why: """
      The app takes a tap on Done for a swipe: it throws a draft away, saves twice, or counts the \
      visit as cancelled.
      """,
    help: """
      UIKit calls these methods only if the user dismisses the presentation, for example with a \
      swipe or a tap outside a popover, not for dismiss(animated:). Look for code that calls \
      presentationControllerDidDismiss next to dismiss so that both ways out share the cleanup. \
      Put the cleanup into a method of your own and call it both from \
      presentationControllerDidDismiss and after dismissing in code. If the user did dismiss it, \
      the dismiss mark is logged in the wrong place.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate: not called if the presentation \
      is dismissed programmatically; a logged dismissal with a delegate attached is silent.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] dismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] dismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      """
    )
  )
}
