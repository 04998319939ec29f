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
      UITabBarController tells the new tab that it will appear before it tells the old one. \
      Another order points to a tab bar of your own that removes the old child first: add the \
      new child, then move both with transition(from:to:). Do not reload in shouldSelect or \
      didSelect without a look at whether the tab changed.
      """,
    source: """
      Four recorded sources with viewWillAppear of the new tab first, up to iOS 26; one table \
      without a log says otherwise. The order of the two did callbacks changed around iOS 18; \
      both are accepted. A tap on the active tab calls nothing.
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
