extension RuleInfo {
  /// TC407, skipped-controller-notified.
  package static let skippedControllerNotified = RuleInfo(
    id: 407, name: "skipped-controller-notified", level: .error,
    summary: """
      popToRoot, popTo or setViewControllers triggers appearance callbacks of a screen that it skips.
      """,
    why: """
      A screen that the user never sees loads its data, starts its player or counts a visit, and may \
      even open something of its own.
      """,
    help: """
      UIKit calls the outgoing screen and the incoming one, and none in between. Look for a loop \
      of single pops instead of popToRoot, and for a container that forwards appearance to all its \
      children.
      """,
    source: """
      Two independent recordings of popToRoot, iOS 17 and later, agree exactly: a skipped screen gets \
      its deinit and no appearance callback. For popTo this is inferred; for setViewControllers a \
      comment in QMUI_iOS says so.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] setViewControllers Library@0x7f00,Album@0x7f40,Track@0x7f80
      [Track@0x7f80] viewDidLoad
      [Track@0x7f80] viewWillAppear
      [Track@0x7f80] viewDidAppear
      [Nav@0x7e00] popToRoot
      [Track@0x7f80] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewWillAppear
      [Track@0x7f80] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Library@0x7f00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] setViewControllers Library@0x7f00,Album@0x7f40,Track@0x7f80
      [Track@0x7f80] viewDidLoad
      [Track@0x7f80] viewWillAppear
      [Track@0x7f80] viewDidAppear
      [Nav@0x7e00] popToRoot
      [Track@0x7f80] viewWillDisappear
      [Library@0x7f00] viewWillAppear
      [Track@0x7f80] viewDidDisappear
      [Library@0x7f00] viewDidAppear
      """
    )
  )
}
