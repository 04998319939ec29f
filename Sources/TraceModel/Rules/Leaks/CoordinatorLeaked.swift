extension RuleInfo {
  /// TC702, coordinator-leaked.
  package static let coordinatorLeaked = RuleInfo(
    id: 702, name: "coordinator-leaked", level: .warning,
    summary: "All screens of a child coordinator are gone, but the coordinator was never finished.",
    why: """
      The coordinator stays in its parent's list for good, with everything it retains. On the next \
      visit two of them respond, and steps of the flow run twice.
      """,
    help: """
      Tell the parent on every way out, including the back button and the swipe: in \
      navigationController(_:didShow:animated:), when the outgoing screen is no longer in \
      viewControllers. After popToRoot compare the whole stack, since the transition coordinator \
      names only the screen that was on top. A pop without animation has no transition \
      coordinator; compare the stack there too.
      """,
    source: """
      Public write-ups on back buttons and coordinators (Khanlou, Cocoacasts) and recorded \
      coordinator traces: a pop does not remove the child from its parent.
      """,
    bad: RuleExample(
      """
      [App@0x6000] addChildCoordinator Signup@0x6080
      [Signup@0x6080] start
      [App@0x6000] childDidFinish Signup@0x6080
      [Signup@0x6080] deinit
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [Checkout@0x6040] show Payment@0x7f40
      [Nav@0x7e00] push Payment@0x7f40
      [Payment@0x7f40] viewDidLoad
      [Payment@0x7f40] viewWillAppear
      [Payment@0x7f40] viewDidAppear
      [Nav@0x7e00] pop
      [Payment@0x7f40] viewWillDisappear
      [Payment@0x7f40] viewDidDisappear
      [Payment@0x7f40] deinit
      [Cart@0x7f00] viewWillAppear
      [Cart@0x7f00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [App@0x6000] addChildCoordinator Signup@0x6080
      [Signup@0x6080] start
      [App@0x6000] childDidFinish Signup@0x6080
      [Signup@0x6080] deinit
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [Checkout@0x6040] show Payment@0x7f40
      [Nav@0x7e00] push Payment@0x7f40
      [Payment@0x7f40] viewDidLoad
      [Payment@0x7f40] viewWillAppear
      [Payment@0x7f40] viewDidAppear
      [Nav@0x7e00] pop
      [Payment@0x7f40] viewWillDisappear
      [Payment@0x7f40] viewDidDisappear
      [App@0x6000] childDidFinish Checkout@0x6040
      [Payment@0x7f40] deinit
      [Checkout@0x6040] deinit
      """
    )
  )
}
