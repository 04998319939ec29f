extension RuleInfo {
  /// TC201, presentation-order.
  package static let presentationOrder = RuleInfo(
    id: 201, name: "presentation-order", level: .error,
    summary: "Presentation callbacks arrive in a different order from UIKit's for that style.",
    why: """
      The two screens hand over in the wrong order: the old one stops a player, a camera or a timer \
      that the new one has just started, or a bar flickers between two looks.
      """,
    help: """
      When a presentation covers the presenter, UIKit finishes the presented controller first and the \
      presenter last. If the presenter finishes first, that is the order of a push: check that the \
      screen is shown the way you think it is. Otherwise look for containers that forward appearance \
      by hand, and for code that calls the callbacks directly.
      """,
    source: """
      Recorded traces of more than 25 sources, iOS 9 to 16, without exception; Apple, \
      UIModalPresentationStyle.fullScreen.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Feed@0x7f00] viewDidDisappear
      [Player@0x7f40] viewDidAppear
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
      """
    )
  )
}
