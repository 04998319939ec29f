extension RuleInfo {
  /// TC402, pop-order.
  package static let popOrder = RuleInfo(
    id: 402, name: "pop-order", level: .error,
    summary: "Pop callbacks arrive in a different order from UIKit's.",
    why: """
      The screen below comes back before the popped one has finished. It reads what isn't saved yet, \
      or the popped screen switches off what the other one needs.
      """,
    help: """
      In a pop the outgoing screen finishes first and the one below it last. The other way round is \
      the order of a dismissal: check how the screen was really closed. Otherwise look for containers \
      that forward appearance by hand, and for code that calls the callbacks directly.
      """,
    source: "14 recorded pops in code, by back button and by swipe, iOS 6 to 26, without exception.",
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] pop
      [Album@0x7f40] viewWillDisappear
      [Library@0x7f00] viewWillAppear
      [Library@0x7f00] viewDidAppear
      [Album@0x7f40] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] pop
      [Album@0x7f40] viewWillDisappear
      [Library@0x7f00] viewWillAppear
      [Album@0x7f40] viewDidDisappear
      [Library@0x7f00] viewDidAppear
      """
    )
  )
}
