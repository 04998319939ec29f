extension RuleInfo {
  /// TC409, push-taken-back.
  package static let pushTakenBack = RuleInfo(
    id: 409, name: "push-taken-back", level: .warning,
    summary: "Every push of a screen is cancelled before it completes.",
    why: """
      The user taps, and the screen slides in and jumps back, or stays without responding; the stack \
      no longer matches what is on screen.
      """,
    help: """
      Your animator has to end a push with completeTransition(!transitionWasCancelled). \
      completeTransition(false) cancels the push, and is only right for a gesture that the user \
      cancelled. Look also for a pop while the push still runs.
      """,
    source: """
      Apple, UIViewControllerContextTransitioning.completeTransition(_:). UIKit never cancels a \
      push on its own, and from iOS 26 it completes one that is interrupted.
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
