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
      UIKit forwards a request to the nearest ancestor that can fulfil it, so that one of a \
      controller that is only covered in its stack may go through: this is possible then, and \
      definite for one that was popped, dismissed or never added, or lies below a full-screen \
      presentation. While a UISearchController is active it is what is presented: dismiss it \
      first. For an answer that arrives late, ask whether the view is still in a window. At \
      launch, present from viewDidAppear, not from viewDidLoad.
      """,
    source: """
      UIKit: Attempt to present ... whose view is not in the window hierarchy, recorded in many \
      public logs, in the wording before iOS 14 and in the one since; Apple, \
      present(_:animated:completion:), on requests that are forwarded.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] setViewControllers Home@0x7e40,Search@0x7f00
      [Search@0x7f00] viewDidLoad
      [Search@0x7f00] viewWillAppear
      [Search@0x7f00] viewDidAppear
      [Nav@0x7e00] pop
      [Search@0x7f00] viewWillDisappear
      [Home@0x7e40] viewWillAppear
      [Search@0x7f00] viewDidDisappear
      [Home@0x7e40] viewDidAppear
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
