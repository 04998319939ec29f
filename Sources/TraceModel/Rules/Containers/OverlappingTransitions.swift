extension RuleInfo {
  /// TC406, overlapping-transitions.
  package static let overlappingTransitions = RuleInfo(
    id: 406, name: "overlapping-transitions", level: .warning,
    summary: """
      An animated push, pop or presentation begins while another one of the same window is still \
      running.
      """,
    why: """
      UIKit queues the second transition, drops it, or mixes the two: a screen is lost, the bar \
      shows a wrong title, the back button leads nowhere.
      """,
    help: """
      Start the next transition from the completion or the didShow of the first, not from \
      viewWillAppear. To open several screens at once, as for a deep link, call \
      setViewControllers with the whole stack. Disable the button while its transition runs.
      """,
    source: """
      UIKit warns of nested push animations for it; Stack Overflow 9088465 and \
      BufferedNavigationController describe the loss.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40 animated=true
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] push Track@0x7f80 animated=true
      [Track@0x7f80] viewDidLoad
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40 animated=true
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] push Track@0x7f80 animated=true
      [Track@0x7f80] viewDidLoad
      [Album@0x7f40] viewWillDisappear
      [Track@0x7f80] viewWillAppear
      [Album@0x7f40] viewDidDisappear
      [Track@0x7f80] viewDidAppear
      """
    )
  )
}
