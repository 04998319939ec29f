extension RuleInfo {
  /// TC408, bar-hidden-outside-will-show.
  package static let barHiddenOutsideWillShow = RuleInfo(
    id: 408, name: "bar-hidden-outside-will-show", level: .info,
    summary: """
      The navigation bar is shown or hidden during a transition, but not in \
      navigationControllerWillShow.
      """,
    why: """
      The bar animates apart from the screens: it flickers, jumps, or stays hidden after a swipe \
      back that was cancelled.
      """,
    help: """
      To hide the bar in viewWillAppear with its animated parameter is common, and right for a \
      push. In a swipe back that is let go that screen is called, and goes again: \
      navigationController(_:willShow:animated:) joins the running animation, and the bar turns \
      back with it.
      """,
    source: """
      Practice described in one of the notes that tracecheck grew from; no order is recorded and \
      Apple asks for nothing, so this is a remark and no fault.
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
