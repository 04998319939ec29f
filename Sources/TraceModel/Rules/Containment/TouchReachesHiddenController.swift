extension RuleInfo {
  /// TC505, touch-reaches-hidden-controller.
  package static let touchReachesHiddenController = RuleInfo(
    id: 505, name: "touch-reaches-hidden-controller", level: .warning,
    summary: """
      A touch reaches a controller whose view is off screen, or that is behind a sheet whose \
      isModalInPresentation is true.
      """,
    why: """
      The user taps one screen and another one responds: a button under a sheet fires, or a list \
      behind a full-screen video scrolls.
      """,
    help: """
      Look for a second window or an overlay view above the presentation that passes touches to \
      the wrong view, and for a hitTest override that returns a view of another screen. In \
      hitTest, a pass-through view should return nil only where the result would be the view \
      itself. Try it on a device: beside a sheet that doesn't dim what is behind it \
      (largestUndimmedDetentIdentifier), touches reach the controller behind it in the simulator \
      although isModalInPresentation is true, but not on a device.
      """,
    source: """
      Apple, UIModalPresentationStyle.fullScreen: the views of the presenting controller are \
      removed; UIViewController.isModalInPresentation: events outside the bounds of the \
      controller are ignored; react-native-true-sheet issue 547 on devices and the simulator.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      [Feed@0x7f00] touch
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
      [Player@0x7f40] touch
      """
    )
  )
}
