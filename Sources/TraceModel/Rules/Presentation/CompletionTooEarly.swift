extension RuleInfo {
  /// TC207, completion-too-early.
  package static let completionTooEarly = RuleInfo(
    id: 207, name: "completion-too-early", level: .error,
    summary: "A completion handler runs before the last callback of its presentation or dismissal.",
    why: """
      Whatever the handler starts, such as the next presentation, meets a transition that is still \
      running. UIKit drops it, and the user taps in vain.
      """,
    help: """
      Log inside the handler that you pass to present or dismiss, not beside the call. In a custom \
      transition, call completeTransition when the animation has ended: UIKit then makes the last \
      callbacks and calls the handler after them. In a wrapper, pass the handler on and don't call it \
      yourself.
      """,
    source: """
      Apple, UIViewController.present(_:animated:completion:) and dismiss(animated:completion:): \
      the handler is called after viewDidAppear, or viewDidDisappear, of the presented \
      controller.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] presentCompletion
      [Filter@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentCompletion
      """
    )
  )
}
