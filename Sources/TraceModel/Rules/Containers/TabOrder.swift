extension RuleInfo {
  /// TC421, tab-order.
  package static let tabOrder = RuleInfo(
    id: 421, name: "tab-order", level: .error,
    summary: """
      A tab switch comes out of order, a tap on the active tab triggers its controller's callbacks, or a refused \
      tab is selected.
      """,
    why: """
      The old tab stops what the new tab has just started, or a second tap on the active tab reloads \
      it and loses the user's place.
      """,
    help: """
      UITabBarController makes both will-callbacks, the new tab's first, before either \
      did-callback. Another order points to a custom tab bar that removes the old child first: add \
      the new child, then swap the two with transition(from:to:). It calls viewWillDisappear of \
      the old tab first, and tracecheck accepts that in a custom tab bar. If the container isn't a \
      UITabBarController, don't say in the configuration that its controllers live in one. Don't \
      reload in shouldSelect or didSelect without checking whether the tab changed.
      """,
    source: """
      Five recorded switches with both will-callbacks before either did-callback, the new tab first; \
      one table without a log says otherwise. Without animation the old tab finishes first, as \
      measured on iPadOS 26.5 too; since iOS 18.0, in apps built with Xcode 16, a tap is animated and \
      the new tab finishes first. tracecheck accepts both. A tap on the active tab triggers no \
      callback, and didSelect isn't called for a tab that shouldSelect refused.
      """,
    bad: RuleExample(
      """
      [Tabs@0x7e00] select Search@0x7f40
      [Search@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Feed@0x7f00] viewDidDisappear
      [Search@0x7f40] viewWillAppear
      [Search@0x7f40] viewDidAppear
      """,
      configuration: #"{ "controllers": { "Feed": { "in": "tab" }, "Search": { "in": "tab" } } }"#
    ),
    good: RuleExample(
      """
      [Tabs@0x7e00] select Search@0x7f40
      [Search@0x7f40] viewDidLoad
      [Search@0x7f40] viewWillAppear
      [Feed@0x7f00] viewWillDisappear
      [Search@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      """,
      configuration: #"{ "controllers": { "Feed": { "in": "tab" }, "Search": { "in": "tab" } } }"#
    )
  )
}
