extension RuleInfo {
  /// TC111, released-on-screen.
  package static let releasedOnScreen = RuleInfo(
    id: 111, name: "released-on-screen", level: .warning,
    summary: "A controller that had appeared is released without having disappeared.",
    why: """
      Its view stays where it is, and nobody is left behind it: buttons do nothing, and what it \
      played or observed stops in the middle.
      """,
    help: """
      Add the controller with addChild and didMove(toParent:) before you add its view, or keep \
      it in a property of whoever shows it. The view is kept by the view that holds it; the \
      controller is kept by nobody unless you do. A window of your own has to be hidden before \
      it is let go.
      """,
    source: """
      Apple, Implementing a custom container view controller: a child whose view is shown is \
      added to its container, which keeps it.
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
