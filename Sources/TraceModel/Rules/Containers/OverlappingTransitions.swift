extension RuleInfo {
  /// TC406, overlapping-transitions.
  package static let overlappingTransitions = RuleInfo(
    id: 406, name: "overlapping-transitions", level: .warning,
    summary: """
      An animated push, pop or presentation begins while another one in the same window is still \
      running.
      """,
    why: """
      On releases that don't let transitions be interrupted, UIKit queues the second one, drops it, or \
      mixes the two: a screen is lost, the bar shows the wrong title, the back button leads nowhere. \
      On every release, a chain of screens that each open the next in viewWillAppear shows screens \
      that nobody ever sees.
      """,
    help: """
      Don't show the next screen before the current one has appeared, least of all from its \
      viewWillAppear; to open several at once, as for a deep link, call setViewControllers with \
      the whole stack. From iOS 26 any push or pop may begin while another one runs, and from iOS \
      18 if the running one zooms: UIKit completes the first one, Apple says not to guard against \
      it, and tracecheck doesn't report it. On older releases, and for a presentation, start the \
      next one from the completion or the didShow of the first. Set os in the configuration, and \
      log transition=zoom where a screen zooms.
      """,
    source: """
      Apple, Enhancing your app with fluid transitions; WWDC 2024 session 10145 and WWDC 2025 \
      session 284. Before that UIKit warned of nested push animations; Stack Overflow 9088465 and \
      BufferedNavigationController describe the loss.
      """,
    bad: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40 animated=true
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Nav@0x7e00] push Track@0x7f80 animated=true
      [Track@0x7f80] viewDidLoad
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Nav@0x7e00] push Album@0x7f40 animated=true
      [Album@0x7f40] viewDidLoad
      [Library@0x7f00] viewWillDisappear
      [Album@0x7f40] viewWillAppear
      [Library@0x7f00] viewDidDisappear
      [Album@0x7f40] viewDidAppear
      [Nav@0x7e00] push Track@0x7f80 animated=true
      [Track@0x7f80] viewDidLoad
      [Album@0x7f40] viewWillDisappear
      [Track@0x7f80] viewWillAppear
      [Album@0x7f40] viewDidDisappear
      [Track@0x7f80] viewDidAppear
      """
    )
  )
}
