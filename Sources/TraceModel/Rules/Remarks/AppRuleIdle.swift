extension RuleInfo {
  /// TC904, app-rule-idle.
  package static let appRuleIdle = RuleInfo(
    id: 904, name: "app-rule-idle", level: .info,
    summary: "A rule of the app names nobody who occurs in any log, or can never be broken.",
    why: """
      Whoever wrote the rule takes what it says for watched. A name with a slip of the pen, or an \
      expectation that may always still come, watches nothing.
      """,
    help: """
      Correct the name, or take the rule out. Give what is expected `within` a time or `until` \
      something comes.
      """,
    source: "The rules of the configuration (`appRules`); nothing that UIKit does.",
    bad: RuleExample(
      """
      [Cart@0x7f00] viewDidLoad
      [Cart@0x7f00] viewWillAppear
      [Cart@0x7f00] viewDidAppear
      """,
      configuration:
        """
        {
          "appRules": [
            { "id": "one-cart", "atMost": 1, "of": "Crat viewDidLoad" }
          ]
        }
        """
    ),
    good: RuleExample(
      """
      [Cart@0x7f00] viewDidLoad
      [Cart@0x7f00] viewWillAppear
      [Cart@0x7f00] viewDidAppear
      """,
      configuration:
        """
        {
          "appRules": [
            { "id": "one-cart", "atMost": 1, "of": "Cart viewDidLoad" }
          ]
        }
        """
    )
  )
}
