extension RuleInfo {
  /// TC408, bar-hidden-outside-will-show.
  package static let barHiddenOutsideWillShow = RuleInfo(
    id: 408, name: "bar-hidden-outside-will-show", level: .info,
    summary: """
      The app shows or hides the navigation bar during a transition, but not in \
      navigationController(_:willShow:animated:).
      """,
    why: """
      The bar may animate separately from the screens, so it may flicker, jump, or stay hidden after a \
      cancelled swipe back.
      """,
    help: """
      Call setNavigationBarHidden(_:animated:) in navigationController(_:willShow:animated:): \
      there it joins the running animation, so the bar turns back with it. In viewWillAppear, with \
      its animated parameter passed on, it also works for a push. But when the user cancels a \
      swipe back, the screen below appears and disappears again, and the bar may keep the setting \
      of that screen.
      """,
    source: """
      A common practice, for which there is no public source. No order is recorded and Apple \
      doesn't ask for it, so this is a remark and not a fault.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] setNavigationBarHidden value=true
      [Nav@0x7e00] navigationControllerWillShow Album@0x7f40
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] navigationControllerDidShow Album@0x7f40
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] navigationControllerWillShow Album@0x7f40
      [Nav@0x7e00] setNavigationBarHidden value=true
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] navigationControllerDidShow Album@0x7f40
      """
    )
  )
}
