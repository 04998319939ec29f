extension RuleInfo {
  /// TC507, children-pile-up.
  package static let childrenPileUp = RuleInfo(
    id: 507, name: "children-pile-up", level: .warning,
    summary: "A container that is on screen adds one child after another and never removes any.",
    why: """
      The covered children keep loading, playing and responding; memory grows with each change, and \
      none of them ever learns that it is hidden.
      """,
    help: """
      Remove the old child before or after the change: call willMove(toParent: nil), remove its view, \
      call removeFromParent. A custom tab bar may keep all controllers in a list, but only the \
      selected one should be a child with a view. A container that shows all of them on purpose is \
      fine.
      """,
    source: """
      Apple, Implementing a custom container view controller; public reports of custom tab bars whose \
      screens never get viewWillDisappear.
      """,
    bad: RuleExample(
      """
      [Shell@0x7e00] viewDidLoad
      [Shell@0x7e00] viewWillAppear
      [Shell@0x7e00] viewDidAppear
      [Shell@0x7e00] addChild Feed@0x7f00
      [Feed@0x7f00] willMove parent=Shell@0x7e00
      [Feed@0x7f00] viewDidLoad
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] didMove parent=Shell@0x7e00
      [Shell@0x7e00] addChild Search@0x7f40
      [Search@0x7f40] willMove parent=Shell@0x7e00
      [Search@0x7f40] viewDidLoad
      [Search@0x7f40] viewWillAppear
      [Search@0x7f40] viewDidAppear
      [Search@0x7f40] didMove parent=Shell@0x7e00
      [Shell@0x7e00] addChild Inbox@0x7f80
      [Inbox@0x7f80] willMove parent=Shell@0x7e00
      [Inbox@0x7f80] viewDidLoad
      [Inbox@0x7f80] viewWillAppear
      [Inbox@0x7f80] viewDidAppear
      [Inbox@0x7f80] didMove parent=Shell@0x7e00
      """
    ),
    good: RuleExample(
      """
      [Shell@0x7e00] viewDidLoad
      [Shell@0x7e00] viewWillAppear
      [Shell@0x7e00] viewDidAppear
      [Shell@0x7e00] addChild Feed@0x7f00
      [Feed@0x7f00] willMove parent=Shell@0x7e00
      [Feed@0x7f00] viewDidLoad
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] didMove parent=Shell@0x7e00
      [Feed@0x7f00] willMove parent=nil
      [Feed@0x7f00] viewWillDisappear
      [Feed@0x7f00] viewDidDisappear
      [Feed@0x7f00] removeFromParent
      [Feed@0x7f00] didMove parent=nil
      [Shell@0x7e00] addChild Search@0x7f40
      [Search@0x7f40] willMove parent=Shell@0x7e00
      [Search@0x7f40] viewDidLoad
      [Search@0x7f40] viewWillAppear
      [Search@0x7f40] viewDidAppear
      [Search@0x7f40] didMove parent=Shell@0x7e00
      [Search@0x7f40] willMove parent=nil
      [Search@0x7f40] viewWillDisappear
      [Search@0x7f40] viewDidDisappear
      [Search@0x7f40] removeFromParent
      [Search@0x7f40] didMove parent=nil
      [Shell@0x7e00] addChild Inbox@0x7f80
      [Inbox@0x7f80] willMove parent=Shell@0x7e00
      [Inbox@0x7f80] viewDidLoad
      [Inbox@0x7f80] viewWillAppear
      [Inbox@0x7f80] viewDidAppear
      [Inbox@0x7f80] didMove parent=Shell@0x7e00
      """
    )
  )
}
