extension RuleInfo {
  /// TC507, children-pile-up.
  package static let childrenPileUp = RuleInfo(
    id: 507, name: "children-pile-up", level: .warning,
    summary: "A container adds one child after the other while it is shown, and takes none out.",
    why: """
      The children that are covered go on loading, playing and answering; memory grows with each \
      change, and none of them ever hears that it is hidden.
      """,
    help: """
      Take the old child out before or after the change: willMove(toParent: nil), remove its \
      view, removeFromParent. A tab bar of your own may keep the controllers in a list, but only \
      the chosen one should be a child with a view. A container that shows all of them on \
      purpose is right.
      """,
    source: """
      Apple, Implementing a custom container view controller; public reports of self-made tab \
      bars whose screens never hear viewWillDisappear.
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
