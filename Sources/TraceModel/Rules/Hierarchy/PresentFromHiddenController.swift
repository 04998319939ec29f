extension RuleInfo {
  /// TC601, present-from-hidden-controller.
  package static let presentFromHiddenController = RuleInfo(
    id: 601, name: "present-from-hidden-controller", level: .error,
    summary: "A controller presents while its own view is not in the window.",
    why: """
      UIKit refuses and logs a warning, and the user sees nothing: the alert, the login or the \
      error message never appears.
      """,
    help: """
      Present from the topmost controller, unless that is an alert or is being dismissed; \
      tracecheck top --line N LOG shows which one it is at line N. UIKit forwards a request to the \
      nearest ancestor that can fulfil it, so a request on a controller that is only covered in \
      its stack may succeed, and the finding is possible. It is definite for a controller that was \
      popped, dismissed or never added, or is below a full-screen presentation. While a \
      UISearchController is active, it is the presented controller: present from it, or set its \
      isActive to false first. If a response or a timer triggers the presentation late, drop it \
      when the view is no longer in a window. At launch, present from the first viewDidAppear, not \
      from viewDidLoad.
      """,
    source: """
      UIKit: Attempt to present ... whose view is not in the window hierarchy, in many public logs, in \
      the wordings before and since iOS 14; Apple, present(_:animated:completion:), on requests that \
      are forwarded.
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
