extension RuleInfo {
  /// TC431, page-order.
  package static let pageOrder = RuleInfo(
    id: 431, name: "page-order", level: .error,
    summary: "A page turn comes out of order for the style of its page controller.",
    why: """
      Two pages hand over in the wrong order: the sound of the old page starts again after the \
      new one was silenced, or the page indicator shows the wrong page.
      """,
    help: """
      UIPageViewController calls viewWillAppear of the new page first. With scrolling the new \
      page also finishes first; of a page curl, and of a turn that is let go, one article tells, \
      and no order is judged between the two pages. Say in the configuration which it is: page or \
      page-curl. Turns that overlap are possible findings at the most. Otherwise look for a pager \
      of your own that forwards appearance by hand.
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
