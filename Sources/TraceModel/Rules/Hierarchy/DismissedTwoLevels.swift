extension RuleInfo {
  /// TC604, dismissed-two-levels.
  package static let dismissedTwoLevels = RuleInfo(
    id: 604, name: "dismissed-two-levels", level: .warning,
    summary: "One presented controller was asked to go, and the one that presented it went with it.",
    why: """
      The user closes the upper of two sheets and loses the lower one too, with all that was entered there.
      """,
    help: """
      A controller that presents another dismisses that one and all above it. `dismiss` called on the presenter of \
      the lower sheet closes both, so call it on the controller that is to go, or on its own presentingViewController, \
      and once only. An alert closes by itself: `dismiss` in the handler of its action closes its presenter.
      """,
    source: "Apple, UIViewController.dismiss(animated:completion:), on stacks of presented controllers.",
    bad: RuleExample(
      """
      [Home@0x7e00] viewDidLoad
      [Home@0x7e00] viewWillAppear
      [Home@0x7e00] viewDidAppear
      [Home@0x7e00] present Trip@0x7f00 style=pageSheet
      [Trip@0x7f00] viewDidLoad
      [Trip@0x7f00] viewWillAppear
      [Trip@0x7f00] viewDidAppear
      [Trip@0x7f00] present Seat@0x7f40 style=pageSheet
      [Seat@0x7f40] viewDidLoad
      [Seat@0x7f40] viewWillAppear
      [Seat@0x7f40] viewDidAppear
      [Seat@0x7f40] dismiss animated=true
      [Seat@0x7f40] viewWillDisappear
      [Trip@0x7f00] viewWillDisappear
      [Seat@0x7f40] viewDidDisappear
      [Trip@0x7f00] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Home@0x7e00] viewDidLoad
      [Home@0x7e00] viewWillAppear
      [Home@0x7e00] viewDidAppear
      [Home@0x7e00] present Trip@0x7f00 style=pageSheet
      [Trip@0x7f00] viewDidLoad
      [Trip@0x7f00] viewWillAppear
      [Trip@0x7f00] viewDidAppear
      [Trip@0x7f00] present Seat@0x7f40 style=pageSheet
      [Seat@0x7f40] viewDidLoad
      [Seat@0x7f40] viewWillAppear
      [Seat@0x7f40] viewDidAppear
      [Home@0x7e00] dismiss animated=true
      [Seat@0x7f40] viewWillDisappear
      [Trip@0x7f00] viewWillDisappear
      [Seat@0x7f40] viewDidDisappear
      [Trip@0x7f00] viewDidDisappear
      """
    )
  )
}
