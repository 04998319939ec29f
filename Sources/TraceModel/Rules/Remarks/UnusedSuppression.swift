extension RuleInfo {
  /// TC901, unused-suppression.
  package static let unusedSuppression = RuleInfo(
    id: 901, name: "unused-suppression", level: .warning,
    summary: "A suppression no longer covers anything, although what it names did occur in the log.",
    why: """
      The fault it excused is gone. Left in place, the suppression would hide the next fault of the \
      same kind, and users would meet that one first.
      """,
    help: """
      Delete the suppression. If the fault comes only now and then, give the suppression an end date \
      so that somebody looks at it again.
      """,
    source: "The suppressions of the configuration and of the log itself; not UIKit's behaviour.",
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      """,
      configuration:
        """
        {
          "suppressions": [
            { "rule": "TC203", "controller": "Feed", "reason": "the old router, gone in 5.2" }
          ]
        }
        """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet
      [Filter@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      """,
      configuration:
        """
        {
          "suppressions": [
            { "rule": "TC203", "controller": "Feed", "reason": "the old router, gone in 5.2" }
          ]
        }
        """
    )
  )
}
