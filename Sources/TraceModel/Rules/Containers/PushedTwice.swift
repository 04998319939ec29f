extension RuleInfo {
  /// TC410, pushed-twice.
  package static let pushedTwice = RuleInfo(
    id: 410, name: "pushed-twice", level: .warning,
    summary:
      "A second screen of a class loads before the first one has appeared, or within half a second of its load.",
    why: """
      A quick second tap opens the same screen twice: the user has to go back twice, and both screens \
      load, play and count a visit.
      """,
    help: """
      Ignore taps while a transition runs: check the navigation controller's transitionCoordinator, or \
      disable what was tapped until viewDidAppear. Code that pushes when a network response arrives \
      has to check whether the screen is already there.
      """,
    source: "Public reports of double taps that push twice. A screen can't be tapped before it is there.",
    bad: RuleExample(
      """
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [Post@0x7f00] viewDidLoad
      [Feed@0x7e00] viewWillDisappear
      [Post@0x7f00] viewWillAppear
      [Post@0x7f40] viewDidLoad
      [Feed@0x7e00] viewDidDisappear
      [Post@0x7f00] viewDidAppear
      [Post@0x7f00] viewWillDisappear
      [Post@0x7f40] viewWillAppear
      [Post@0x7f00] viewDidDisappear
      [Post@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [Post@0x7f00] viewDidLoad
      [Feed@0x7e00] viewWillDisappear
      [Post@0x7f00] viewWillAppear
      [Feed@0x7e00] viewDidDisappear
      [Post@0x7f00] viewDidAppear
      [Post@0x7f40] viewDidLoad
      [Post@0x7f00] viewWillDisappear
      [Post@0x7f40] viewWillAppear
      [Post@0x7f00] viewDidDisappear
      [Post@0x7f40] viewDidAppear
      """
    )
  )
}
