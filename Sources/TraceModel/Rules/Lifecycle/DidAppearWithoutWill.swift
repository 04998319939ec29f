extension RuleInfo {
  /// TC101, did-appear-without-will.
  package static let didAppearWithoutWill = RuleInfo(
    id: 101, name: "did-appear-without-will", level: .error,
    summary: "A controller gets viewDidAppear without a viewWillAppear before it.",
    why: """
      What viewWillAppear prepares is not there: the screen comes up with old data, with the \
      wrong bars, or without its observers. What viewDidDisappear stops later was never started.
      """,
    help: """
      Look for a direct call of viewDidAppear, and at the containers around the screen: one that \
      overrides viewWillAppear without super keeps the call from its children, and one that \
      forwards by hand may call endAppearanceTransition without beginAppearanceTransition. If \
      viewWillAppear did run and only its log line is missing, look for an override that returns \
      before it logs.
      """,
    source: """
      Apple, UIViewController.viewWillAppear(_:); holds for each controller in all recorded \
      traces of 59 sources, iOS 5 to 26, one garbled log apart.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] viewDidAppear
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
      """
    )
  )
}
