extension RuleInfo {
  /// TC409, push-taken-back.
  package static let pushTakenBack = RuleInfo(
    id: 409, name: "push-taken-back", level: .warning,
    summary: "Each push of a screen is taken back, and none comes to its end.",
    why: """
      The user taps, the screen slides in and jumps back, or stays and answers nothing; the \
      stack holds something else than the screen shows.
      """,
    help: """
      An animator of your own has to end a push with completeTransition(true), or with the \
      opposite of transitionWasCancelled. completeTransition(false) takes the push back, and \
      belongs to a gesture that the user gave up.
      """,
    source: """
      Apple, UIViewControllerContextTransitioning.completeTransition(_:); UIKit's own pushes are \
      never cancelled, and from iOS 26 an interrupted one is told to its end.
      """,
    bad: RuleExample(
      """
      [nav@0x10] setViewControllers Grid@0x7e00
      [Grid@0x7e00] viewDidLoad
      [Grid@0x7e00] viewWillAppear
      [Grid@0x7e00] viewDidAppear
      [nav@0x10] push Photo@0x7f00 animated=true
      [Photo@0x7f00] viewDidLoad
      [Grid@0x7e00] viewWillDisappear
      [Photo@0x7f00] viewWillAppear
      [Photo@0x7f00] viewWillDisappear
      [Photo@0x7f00] viewDidDisappear
      [Grid@0x7e00] viewWillAppear
      [Grid@0x7e00] viewDidAppear
      [nav@0x10] push Photo@0x7f40 animated=true
      [Photo@0x7f40] viewDidLoad
      [Grid@0x7e00] viewWillDisappear
      [Photo@0x7f40] viewWillAppear
      [Photo@0x7f40] viewWillDisappear
      [Photo@0x7f40] viewDidDisappear
      [Grid@0x7e00] viewWillAppear
      [Grid@0x7e00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [nav@0x10] setViewControllers Grid@0x7e00
      [Grid@0x7e00] viewDidLoad
      [Grid@0x7e00] viewWillAppear
      [Grid@0x7e00] viewDidAppear
      [nav@0x10] push Photo@0x7f00 animated=true
      [Photo@0x7f00] viewDidLoad
      [Grid@0x7e00] viewWillDisappear
      [Photo@0x7f00] viewWillAppear
      [Photo@0x7f00] viewWillDisappear
      [Photo@0x7f00] viewDidDisappear
      [Grid@0x7e00] viewWillAppear
      [Grid@0x7e00] viewDidAppear
      [nav@0x10] push Photo@0x7f40 animated=true
      [Photo@0x7f40] viewDidLoad
      [Grid@0x7e00] viewWillDisappear
      [Photo@0x7f40] viewWillAppear
      [Grid@0x7e00] viewDidDisappear
      [Photo@0x7f40] viewDidAppear
      """
    )
  )
}
