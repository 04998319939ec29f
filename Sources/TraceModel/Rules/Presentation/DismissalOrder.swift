extension RuleInfo {
  /// TC202, dismissal-order.
  package static let dismissalOrder = RuleInfo(
    id: 202, name: "dismissal-order", level: .error,
    summary: "Dismissal callbacks arrive in a different order from UIKit's for that style.",
    why: """
      The screen below comes back too early or too late. It reads what the closing screen has not \
      saved yet, or the closing screen switches off what the other one has just switched on.
      """,
    help: """
      A dismissal that reveals the presenter ends with viewDidDisappear of the dismissed controller. \
      If the presenter finishes last, that is the order of a pop: check how the screen was really \
      closed. Otherwise look for containers that forward appearance by hand, and for code that calls \
      the callbacks directly.
      """,
    source: """
      Recorded dismissals from the same sources as the presentations, iOS 9 to 16, without exception; \
      the automated tests of lasso agree.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      [Player@0x7f40] dismiss
      [Player@0x7f40] viewWillDisappear
      [Feed@0x7f00] viewWillAppear
      [Player@0x7f40] viewDidDisappear
      [Feed@0x7f00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      [Player@0x7f40] dismiss
      [Player@0x7f40] viewWillDisappear
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Player@0x7f40] viewDidDisappear
      """
    )
  )
}
