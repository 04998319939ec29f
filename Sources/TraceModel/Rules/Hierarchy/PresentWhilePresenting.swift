extension RuleInfo {
  /// TC602, present-while-presenting.
  package static let presentWhilePresenting = RuleInfo(
    id: 602, name: "present-while-presenting", level: .error,
    summary: "A controller presents while it is already presenting another one.",
    why: """
      UIKit refuses and logs a warning, and the second screen never appears. The user is left with \
      the first one. An active UISearchController counts as presented: the controller that is searched \
      presents it.
      """,
    help: """
      Present from the topmost controller, or dismiss the first one and present in the completion of \
      that dismissal. If several alerts can come at once, queue them.
      """,
    source: """
      UIKit: Attempt to present ... which is already presenting ..., in many public logs; a controller \
      has one presentedViewController.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Feed@0x7f00] present Sort@0x7f80 style=pageSheet
      [Filter@0x7f40] dismiss
      [Filter@0x7f40] viewWillDisappear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] present Sort@0x7f80 style=pageSheet
      [Sort@0x7f80] viewDidLoad
      [Sort@0x7f80] viewWillAppear
      [Sort@0x7f80] viewDidAppear
      """
    )
  )
}
