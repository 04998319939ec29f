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
      Call setNavigationBarHidden(_:animated:) in navigationController(_:willShow:animated:), \
      where it joins the running animation.
      """,
    source: """
      Practice described in the notes that tracecheck grew from; no order is recorded, so this \
      is a remark and no fault.
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
