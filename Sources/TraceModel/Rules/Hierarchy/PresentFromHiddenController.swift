extension RuleInfo {
  /// TC601, present-from-hidden-controller.
  package static let presentFromHiddenController = RuleInfo(
    id: 601, name: "present-from-hidden-controller", level: .error,
    summary: "A controller presents while its own view is not in the window.",
    why: """
      UIKit refuses with a warning in the console, and the user sees nothing: the alert, the \
      login or the error message never comes.
      """,
    help: """
      Present from the controller that is on top; tracecheck top shows which it is at that line. \
      For an answer that arrives late, ask whether the view is still in a window before you \
      present. At launch, present from viewDidAppear, not from viewDidLoad.
      """,
    source: """
      UIKit: Attempt to present ... whose view is not in the window hierarchy, recorded in many \
      public logs, in the wording before iOS 14 and in the one since.
      """,
    bad: RuleExample(
      """
      [Search@0x7f00] viewDidLoad
      [Search@0x7f00] viewWillAppear
      [Search@0x7f00] viewDidAppear
      [Search@0x7f00] viewWillDisappear
      [Search@0x7f00] viewDidDisappear
      [Search@0x7f00] present Retry@0x7f40 style=overFullScreen
      """
    ),
    good: RuleExample(
      """
      [Search@0x7f00] viewDidLoad
      [Search@0x7f00] viewWillAppear
      [Search@0x7f00] viewDidAppear
      [Search@0x7f00] present Retry@0x7f40 style=overFullScreen
      [Retry@0x7f40] viewDidLoad
      [Retry@0x7f40] viewWillAppear
      [Retry@0x7f40] viewDidAppear
      """
    )
  )
}
