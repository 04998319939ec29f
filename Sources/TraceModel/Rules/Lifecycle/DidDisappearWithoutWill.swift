extension RuleInfo {
  /// TC102, did-disappear-without-will.
  package static let didDisappearWithoutWill = RuleInfo(
    id: 102, name: "did-disappear-without-will", level: .error,
    summary: "A controller gets viewDidDisappear without a viewWillDisappear before it.",
    why: """
      Nothing that viewWillDisappear saves or ends is saved or ended: the keyboard stays up, an edit \
      is lost, a video plays on under the next screen.
      """,
    help: """
      Look for code that calls viewDidDisappear directly, and check the containers around the screen. \
      One that overrides viewWillDisappear without calling super keeps the call from its children; one \
      that forwards appearance by hand may call endAppearanceTransition without \
      beginAppearanceTransition. If viewWillDisappear did run and only its log line is missing, look \
      for an override that returns before it logs.
      """,
    source: """
      Apple, UIViewController.viewWillDisappear(_:). Holds for each controller in all recorded traces \
      of 59 sources, iOS 5 to 26.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      """
    )
  )
}
