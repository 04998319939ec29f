extension RuleInfo {
  /// TC201, presentation-order.
  package static let presentationOrder = RuleInfo(
    id: 201, name: "presentation-order", level: .error,
    summary: "The callbacks of a presentation come in another order than UIKit makes them in for its style.",
    why: """
      Two screens hand over in the wrong order: the old one stops a player, a camera or a timer \
      that the new one has just started, or a bar flickers between the two looks.
      """,
    help: """
      When the presenter is hidden, UIKit finishes the presented controller first and the \
      presenter last. An order in which the presenter finishes first belongs to a push: check \
      that the screen is shown in the way you think. Otherwise look at containers that forward \
      appearance by hand, and at callbacks called directly.
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
