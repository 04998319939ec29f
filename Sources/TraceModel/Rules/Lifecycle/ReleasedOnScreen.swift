extension RuleInfo {
  /// TC111, released-on-screen.
  package static let releasedOnScreen = RuleInfo(
    id: 111, name: "released-on-screen", level: .warning,
    summary: "A controller is released while its view is still on screen.",
    why: """
      The view stays where it is with no controller behind it: its buttons do nothing, and what the \
      controller played or observed stops in the middle.
      """,
    help: """
      Add the controller with addChild and didMove(toParent:) before you add its view, or keep it in a \
      property of the object that shows it. The superview retains the view, but nothing retains the \
      controller unless you do. Hide a window of your own before you release it.
      """,
    source: """
      Apple, Implementing a custom container view controller: a child whose view is shown is added to \
      its container, which retains it.
      """,
    bad: RuleExample(
      """
      [Shop@0x7e00] viewDidLoad
      [Shop@0x7e00] viewWillAppear
      [Shop@0x7e00] viewDidAppear
      [Badge@0x7f00] viewDidLoad
      [Badge@0x7f00] viewWillAppear
      [Badge@0x7f00] viewDidAppear
      [Badge@0x7f00] deinit
      [Badge@0x7f40] viewDidLoad
      [Badge@0x7f40] viewWillAppear
      [Badge@0x7f40] viewDidAppear
      [Badge@0x7f40] viewWillDisappear
      [Badge@0x7f40] viewDidDisappear
      [Badge@0x7f40] deinit
      """
    ),
    good: RuleExample(
      """
      [Shop@0x7e00] viewDidLoad
      [Shop@0x7e00] viewWillAppear
      [Shop@0x7e00] viewDidAppear
      [Badge@0x7f00] viewDidLoad
      [Badge@0x7f00] viewWillAppear
      [Badge@0x7f00] viewDidAppear
      [Badge@0x7f00] viewWillDisappear
      [Badge@0x7f00] viewDidDisappear
      [Badge@0x7f00] deinit
      """
    )
  )
}
