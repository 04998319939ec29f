extension RuleInfo {
  /// TC107, is-appearing-out-of-place.
  package static let isAppearingOutOfPlace = RuleInfo(
    id: 107, name: "is-appearing-out-of-place", level: .error,
    summary: "A controller gets viewIsAppearing before viewWillAppear or after viewDidAppear.",
    why: """
      Code in viewIsAppearing relies on the view's final size and traits just before the user sees it. \
      Called late, it moves what the user is already looking at; called early, it lays out for the \
      wrong size.
      """,
    help: """
      Don't call viewIsAppearing yourself. Check that the line is logged in the override of \
      viewIsAppearing and not in a helper that other callbacks share.
      """,
    source: """
      Apple, UIViewController.viewIsAppearing(_:): called each time after viewWillAppear, in the same \
      transaction, and before viewDidAppear. Recorded presentations and pushes agree.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewIsAppearing
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewIsAppearing
      [Inbox@0x7f00] viewDidAppear
      """
    )
  )
}
