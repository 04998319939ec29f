extension RuleInfo {
  /// TC703, coordinator-finished-early.
  package static let coordinatorFinishedEarly = RuleInfo(
    id: 703, name: "coordinator-finished-early", level: .error,
    summary: "A child coordinator is finished while one of its screens is still in the stack.",
    why: """
      The screen stays without anything behind it: its buttons do nothing when the user comes back to \
      it.
      """,
    help: """
      Don't finish in viewDidDisappear alone: it also comes when a push or a full-screen presentation \
      covers the screen. Check isMovingFromParent there, or finish in \
      navigationController(_:didShow:animated:), when the screen is no longer in viewControllers. The \
      user may give up a swipe back, so nothing is certain before didShow.
      """,
    source: """
      dev-Lena/Coordinator pull request 7 and ayman-ibrahim/CoordinatorPattern describe the \
      early call; a push calls viewDidDisappear of the covered screen in all 23 recorded traces.
      """,
    bad: RuleExample(
      """
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [Checkout@0x6040] show Payment@0x7f40
      [Nav@0x7e00] push Payment@0x7f40
      [Payment@0x7f40] viewDidLoad
      [Payment@0x7f40] viewWillAppear
      [Payment@0x7f40] viewDidAppear
      [Nav@0x7e00] push Receipt@0x7f80
      [Receipt@0x7f80] viewDidLoad
      [Payment@0x7f40] viewWillDisappear
      [Receipt@0x7f80] viewWillAppear
      [Payment@0x7f40] viewDidDisappear
      [App@0x6000] childDidFinish Checkout@0x6040
      [Receipt@0x7f80] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [Checkout@0x6040] show Payment@0x7f40
      [Nav@0x7e00] push Payment@0x7f40
      [Payment@0x7f40] viewDidLoad
      [Payment@0x7f40] viewWillAppear
      [Payment@0x7f40] viewDidAppear
      [Nav@0x7e00] push Receipt@0x7f80
      [Receipt@0x7f80] viewDidLoad
      [Payment@0x7f40] viewWillDisappear
      [Receipt@0x7f80] viewWillAppear
      [Payment@0x7f40] viewDidDisappear
      [Receipt@0x7f80] viewDidAppear
      [Nav@0x7e00] pop
      [Receipt@0x7f80] viewWillDisappear
      [Payment@0x7f40] viewWillAppear
      [Receipt@0x7f80] viewDidDisappear
      [Payment@0x7f40] viewDidAppear
      [Nav@0x7e00] pop
      [Payment@0x7f40] viewWillDisappear
      [Payment@0x7f40] viewDidDisappear
      [App@0x6000] childDidFinish Checkout@0x6040
      """
    )
  )
}
