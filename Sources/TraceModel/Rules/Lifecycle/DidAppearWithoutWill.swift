extension RuleInfo {
  /// TC101, did-appear-without-will.
  package static let didAppearWithoutWill = RuleInfo(
    id: 101, name: "did-appear-without-will", level: .error,
    summary: "A controller gets viewDidAppear without a viewWillAppear before it.",
    why: """
      Nothing that viewWillAppear prepares is there. The screen comes up with old data, the wrong bars \
      or no observers, and viewDidDisappear later stops what was never started.
      """,
    help: """
      Look for code that calls viewDidAppear directly, and check the containers around the screen. One \
      that overrides viewWillAppear without calling super keeps the call from its children; one that \
      forwards appearance by hand may call endAppearanceTransition without beginAppearanceTransition. \
      If viewWillAppear did run and only its log line is missing, look for an override that returns \
      before it logs.
      """,
    source: """
      Apple, UIViewController.viewWillAppear(_:). Holds for each controller in all recorded traces of \
      59 sources, iOS 5 to 26, except one garbled log.
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
