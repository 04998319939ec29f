extension RuleInfo {
  /// TC404, show-delegate-order.
  package static let showDelegateOrder = RuleInfo(
    id: 404, name: "show-delegate-order", level: .warning,
    summary: """
      navigationControllerWillShow or navigationControllerDidShow comes at the wrong point of its push \
      or pop.
      """,
    why: """
      What the app does when a screen is shown, such as changing bars or releasing a coordinator, \
      happens while the other screen is still up, and the user sees it jump.
      """,
    help: """
      Let UIKit call the delegate; don't call it yourself from a router. Look for two objects that log \
      the same call, and for a willShow that is logged as didShow.
      """,
    source: """
      One recorded push with both calls (iOS 5) and a delegate log that agrees: willShow after \
      viewWillAppear, didShow after viewDidAppear. The evidence is thin, so this is at most a warning.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Nav@0x7e00] navigationControllerDidShow Album@0x7f40
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] navigationControllerWillShow Album@0x7f40
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] navigationControllerDidShow Album@0x7f40
      """
    )
  )
}
