extension RuleInfo {
  /// TC903, suppression-not-followed.
  package static let suppressionNotFollowed = RuleInfo(
    id: 903, name: "suppression-not-followed", level: .warning,
    summary: "A line of the log asks to ignore a rule but gives no reason, or doesn't name exactly one rule.",
    why: """
      The author of the line thinks the finding is accepted. It isn't, and without a reason nobody \
      could later tell whether it still should be.
      """,
    help: """
      Print a line such as "tracecheck:ignore TC701 Player until 2026-12-31 -- reason": one rule by \
      its id or name; then, if you want them, a glob of the controller and the last day; then the \
      reason.
      """,
    source: "The suppressions of the configuration and of the log itself; not UIKit's behaviour.",
    bad: RuleExample(
      """
      tracecheck:ignore TC203 Feed
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      tracecheck:ignore TC203 Feed -- the old router, gone in 5.2
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      """
    )
  )
}
