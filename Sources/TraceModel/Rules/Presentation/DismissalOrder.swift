extension RuleInfo {
  /// TC202, dismissal-order.
  package static let dismissalOrder = RuleInfo(
    id: 202, name: "dismissal-order", level: .error,
    summary: "The callbacks of a dismissal come in another order than UIKit makes them in for its style.",
    why: """
      The screen below wakes up before or after it should: it reads what the closing screen has \
      not saved yet, or the closing screen switches off what the other one has just switched on.
      """,
    help: """
      A dismissal that uncovers the presenter ends with viewDidDisappear of the dismissed \
      controller. If the presenter finishes last, that is the order of a pop: check how the \
      screen was really closed. Otherwise look at containers that forward appearance by hand, and \
      at callbacks called directly.
      """,
    source: """
      Recorded dismissals of the same sources as the presentations, iOS 9 to 16, without \
      exception; machine-checked tests of lasso agree.
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
