extension RuleInfo {
  /// TC108, disappeared-while-hidden.
  package static let disappearedWhileHidden = RuleInfo(
    id: 108, name: "disappeared-while-hidden", level: .error,
    summary: "A controller that is already off screen gets viewWillDisappear.",
    why: """
      The screen says goodbye twice: it saves its work over newer data, stops a timer that another \
      screen needs, or counts the visit twice.
      """,
    help: """
      Look for a container that calls beginAppearanceTransition(_:animated:) with false for a \
      child that is already off screen, or for code that calls viewWillDisappear directly. In a \
      container that forwards appearance by hand, keep track of what is shown and call \
      beginAppearanceTransition only when that changes.
      """,
    source: """
      Apple, UIViewController. No recorded trace shows it, with two exceptions: the columns of a split \
      view controller, which are not checked where the log or the configuration names them, and the \
      root when the user kills the app, which is a known quirk.
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
