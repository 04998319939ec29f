extension RuleInfo {
  /// TC410, pushed-twice.
  package static let pushedTwice = RuleInfo(
    id: 410, name: "pushed-twice", level: .warning,
    summary: "A second screen of a class is made and pushed before the first one has appeared.",
    why: """
      A quick second tap opens the same screen twice: the user has to go back twice, and both \
      screens load, play and count a visit.
      """,
    help: """
      Ignore taps while a transition runs: ask transitionCoordinator of the navigation \
      controller, or switch off what was tapped until viewDidAppear. Whoever pushes in an answer \
      of the network has to ask whether the screen is there already.
      """,
    source: """
      Public reports of double taps that push twice; a screen can be tapped on only once it is \
      there.
      """,
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
