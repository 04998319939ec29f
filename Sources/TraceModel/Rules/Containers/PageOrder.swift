extension RuleInfo {
  /// TC431, page-order.
  package static let pageOrder = RuleInfo(
    id: 431, name: "page-order", level: .error,
    summary: "A page turn comes out of order for its page controller's transition style.",
    why: """
      Two pages hand over in the wrong order: the old page's sound starts again after the new one was \
      silenced, or the page indicator shows the wrong page.
      """,
    help: """
      UIPageViewController calls viewWillAppear of the new page first. When it scrolls, the new \
      page also finishes first. For page curls and cancelled turns there is only one article, so \
      tracecheck doesn't check the order between the two pages, except that a curl in the order of \
      scrolling is a possible finding if another one in the log came in its own. Say in the \
      configuration which it is, with "in": "page" or "in": "page-curl". Findings on overlapping \
      turns are at most possible. Otherwise look for a custom pager that forwards appearance by hand.
      """,
    source: """
      Two recorded scroll turns, iOS 7 and iOS 13, that agree; a curl and the cancelled turns are \
      recorded once, on iOS 7.
      """,
    bad: RuleExample(
      """
      [Tour@0x7e00] pageViewControllerWillTransition
      [Welcome@0x7f00] viewWillDisappear
      [Permissions@0x7f40] viewWillAppear
      [Welcome@0x7f00] viewDidDisappear
      [Permissions@0x7f40] viewDidAppear
      [Tour@0x7e00] pageViewControllerDidFinishAnimating completed=true
      """,
      configuration: #"{ "controllers": { "Welcome": { "in": "page" }, "Permissions": { "in": "page" } } }"#
    ),
    good: RuleExample(
      """
      [Tour@0x7e00] pageViewControllerWillTransition
      [Permissions@0x7f40] viewWillAppear
      [Welcome@0x7f00] viewWillDisappear
      [Permissions@0x7f40] viewDidAppear
      [Welcome@0x7f00] viewDidDisappear
      [Tour@0x7e00] pageViewControllerDidFinishAnimating completed=true
      """,
      configuration: #"{ "controllers": { "Welcome": { "in": "page" }, "Permissions": { "in": "page" } } }"#
    )
  )
}
