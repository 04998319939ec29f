extension RuleInfo {
  /// TC421, tab-order.
  package static let tabOrder = RuleInfo(
    id: 421, name: "tab-order", level: .error,
    summary: "A tab switch comes out of order, or the active tab, chosen again, wakes its controller.",
    why: """
      The tab that goes stops what the tab that comes has just started, or a second tap on the \
      active tab reloads it and loses the place where the user was.
      """,
    help: """
      UITabBarController tells the new tab that it will appear before it tells the old one, and \
      both before it tells either that it has. Another order points to a tab bar of your own that \
      removes the old child first: add the new child, then move both with transition(from:to:), \
      whose own order is right there. Where the container is no UITabBarController, do not say in \
      the configuration that its controllers live in one. Do not reload in shouldSelect or \
      didSelect without a look at whether the tab changed.
      """,
    source: """
      Five recorded switches with both wills before either did, the new tab first; one table \
      without a log says otherwise. Without animation the old tab finishes first, as measured on \
      iPadOS 26.5 too; since iOS 18.0, in apps built with Xcode 16, a tap is animated and the new \
      tab does. Both are accepted. A tap on the active tab calls nothing.
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
