extension RuleInfo {
  /// TC904, app-rule-idle.
  package static let appRuleIdle = RuleInfo(
    id: 904, name: "app-rule-idle", level: .info,
    summary: "An app rule can never be broken, or names a controller that no log contains.",
    why: """
      The author of the rule thinks something is being watched. A misspelt name, or an expectation \
      that may always still be met, watches nothing.
      """,
    help: """
      Correct the name, or remove the rule. If an expected event has no deadline, give the rule a \
      "within" or an "until".
      """,
    source: "The rules in the configuration (appRules); not UIKit's behaviour.",
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
