extension RuleInfo {
  /// TC108, disappeared-while-hidden.
  package static let disappearedWhileHidden = RuleInfo(
    id: 108, name: "disappeared-while-hidden", level: .error,
    summary: "A controller that is known to be hidden gets viewWillDisappear.",
    why: """
      The screen says goodbye twice: work is saved again over newer data, a timer that another \
      screen needs is stopped, the visit is counted twice.
      """,
    help: """
      Look for a container that ends the appearance of a child which it has hidden already, or \
      for a direct call of viewWillDisappear. In a container that forwards by hand, keep track \
      of what is shown and call beginAppearanceTransition only on a change.
      """,
    source: """
      Apple, UIViewController; no recorded trace but for exceptions: the columns of a split \
      controller, which are not judged where the log or the configuration tells them, and the \
      root when the app is killed, which is a known quirk.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] viewWillDisappear
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
      """
    )
  )
}
