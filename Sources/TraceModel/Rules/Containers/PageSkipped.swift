extension RuleInfo {
  /// TC432, page-skipped.
  package static let pageSkipped = RuleInfo(
    id: 432, name: "page-skipped", level: .warning,
    summary: "The turn after one that was not completed passes over a page.",
    why: """
      The user drags a page halfway and lets go. The app counts that as a turn, so the next turn shows the page \
      after the next, and the page control is off by one.
      """,
    help: """
      Change the index in `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)` and \
      only if `completed` is true, not in `pageViewController(_:willTransitionTo:)`. Better keep no index: find the \
      page that the data source is asked about in your list of pages.
      """,
    source: """
      Apple, UIPageViewControllerDelegate: `completed` says whether the user finished the turn; public questions \
      about page controls that are off by one after a turn that was given up.
      """,
    bad: RuleExample(
      """
      [Tour@0x10] pageViewControllerWillTransition
      [Map@0x7f40] viewWillAppear
      [Welcome@0x7f00] viewWillDisappear
      [Welcome@0x7f00] viewWillAppear
      [Welcome@0x7f00] viewDidAppear
      [Map@0x7f40] viewWillDisappear
      [Map@0x7f40] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=false
      [Tour@0x10] pageViewControllerWillTransition
      [Finish@0x7f80] viewWillAppear
      [Welcome@0x7f00] viewWillDisappear
      [Finish@0x7f80] viewDidAppear
      [Welcome@0x7f00] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=true
      [Tour@0x10] pageViewControllerWillTransition
      [Map@0x7f40] viewWillAppear
      [Finish@0x7f80] viewWillDisappear
      [Map@0x7f40] viewDidAppear
      [Finish@0x7f80] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=true
      """
    ),
    good: RuleExample(
      """
      [Tour@0x10] pageViewControllerWillTransition
      [Map@0x7f40] viewWillAppear
      [Welcome@0x7f00] viewWillDisappear
      [Welcome@0x7f00] viewWillAppear
      [Welcome@0x7f00] viewDidAppear
      [Map@0x7f40] viewWillDisappear
      [Map@0x7f40] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=false
      [Tour@0x10] pageViewControllerWillTransition
      [Map@0x7f40] viewWillAppear
      [Welcome@0x7f00] viewWillDisappear
      [Map@0x7f40] viewDidAppear
      [Welcome@0x7f00] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=true
      [Tour@0x10] pageViewControllerWillTransition
      [Finish@0x7f80] viewWillAppear
      [Map@0x7f40] viewWillDisappear
      [Finish@0x7f80] viewDidAppear
      [Map@0x7f40] viewDidDisappear
      [Tour@0x10] pageViewControllerDidFinishAnimating completed=true
      """
    )
  )
}
