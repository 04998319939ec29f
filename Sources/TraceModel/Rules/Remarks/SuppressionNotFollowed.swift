extension RuleInfo {
  /// TC903, suppression-not-followed.
  package static let suppressionNotFollowed = RuleInfo(
    id: 903, name: "suppression-not-followed", level: .warning,
    summary: "A line of the log asks to ignore a rule and gives no reason, or names no single rule.",
    why: """
      Whoever wrote the line takes the finding for accepted. It is not, and without a reason \
      nobody could tell later whether it still should be.
      """,
    help: """
      Print a line such as "tracecheck:ignore TC701 Player until 2026-12-31 -- reason": one rule by \
      its id or name, then, where they are wanted, a glob of the controller and the last day, then \
      the reason.
      """,
    source: "The suppressions of the configuration and of the log itself; nothing that UIKit does.",
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
