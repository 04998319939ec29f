extension RuleInfo {
  /// TC705, coordinator-not-retained.
  package static let coordinatorNotRetained = RuleInfo(
    id: 705, name: "coordinator-not-retained", level: .warning,
    summary: "A coordinator is released while its screen is still alive.",
    why: "The screen comes up, but its buttons do nothing, because the weak reference behind them is nil.",
    help: """
      Store the child in its parent before you call start, and remove it when its screens are gone. A \
      coordinator in a local variable is released when the function returns.
      """,
    source: """
      Public reports: a child that its parent doesn't store is released at once; XCoordinator issue \
      206.
      """,
    bad: RuleExample(
      """
      [Checkout@0x6040] start
      [Checkout@0x6040] show Payment@0x7f40
      [Nav@0x7e00] push Payment@0x7f40
      [Payment@0x7f40] viewDidLoad
      [Checkout@0x6040] deinit
      [Payment@0x7f40] viewWillAppear
      [Payment@0x7f40] viewDidAppear
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
      """
    )
  )
}
