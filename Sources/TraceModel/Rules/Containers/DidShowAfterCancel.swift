extension RuleInfo {
  /// TC405, did-show-after-cancel.
  package static let didShowAfterCancel = RuleInfo(
    id: 405, name: "did-show-after-cancel", level: .warning,
    summary: "navigationController(_:didShow:animated:) names the screen below after a cancelled swipe back.",
    why: """
      The app believes the top screen was popped and releases its coordinator or its data while the \
      user is still looking at it.
      """,
    help: """
      Before iOS 18 UIKit makes no further delegate call when a swipe back is cancelled. Look for \
      a proxy or a router that calls didShow itself, and for a transition completion that ignores \
      isCancelled. For fluid transitions (from iOS 18 those that zoom, from iOS 26 every push and \
      pop) Apple says the delegate gets all its calls, so tracecheck doesn't report it there.
      """,
    source: """
      Open Radar 21137690, in two mirrors, and a second recorded log, all before iOS 18: neither \
      willShow nor didShow after a cancelled swipe; WWDC 2024 session 10145.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] navigationControllerWillShow Album@0x7f40
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] navigationControllerDidShow Album@0x7f40
      [Album@0x7f40] viewWillDisappear
      [Library@0x7f00] viewWillAppear
      [Nav@0x7e00] navigationControllerWillShow Library@0x7f00
      [Library@0x7f00] viewWillDisappear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewWillAppear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] navigationControllerDidShow Library@0x7f00
      """,
      configuration: #"{ "os": "17" }"#
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
      [Album@0x7f40] viewWillDisappear
      [Library@0x7f00] viewWillAppear
      [Nav@0x7e00] navigationControllerWillShow Library@0x7f00
      [Library@0x7f00] viewWillDisappear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewWillAppear
      [Album@0x7f40] viewDidAppear
      """
    )
  )
}
