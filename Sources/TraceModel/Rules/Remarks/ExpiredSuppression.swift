extension RuleInfo {
  /// TC902, expired-suppression.
  package static let expiredSuppression = RuleInfo(
    id: 902, name: "expired-suppression", level: .error,
    summary: "A suppression is past its end date, and a finding that it hid is back.",
    why: """
      The fault that was put off is still in the app, and users still meet it, although the date for \
      its repair has passed.
      """,
    help: """
      Repair the fault and delete the suppression. If it needs more time, set a new date and say why \
      in the reason.
      """,
    source: "The suppressions of the configuration and of the log itself; not UIKit's behaviour.",
    bad: RuleExample(
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
            { "rule": "TC203", "controller": "Feed", "reason": "the old router, gone in 5.2", "expires": "2020-01-31" }
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
