extension RuleInfo {
  /// TC401, push-order.
  package static let pushOrder = RuleInfo(
    id: 401, name: "push-order", level: .error,
    summary: "Push callbacks arrive in a different order from UIKit's.",
    why: """
      The two screens hand over in the wrong order: the old one stops what the new one has just \
      started, or a shared player or session ends up off.
      """,
    help: """
      In a push the outgoing screen finishes first. If the incoming one finishes first, that is the \
      order of a full-screen presentation: check how the screen is really shown. Otherwise look for \
      containers that forward appearance by hand, and for code that calls the callbacks directly.
      """,
    source: "23 recorded pushes from 21 sources, iOS 5 to 26, without exception.",
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Album@0x7f40] viewDidAppear
      [Library@0x7f00] viewDidDisappear
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
      """
    )
  )
}
