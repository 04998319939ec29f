extension RuleInfo {
  /// TC905, app-rules-contradict.
  package static let appRulesContradict = RuleInfo(
    id: 905, name: "app-rules-contradict", level: .warning,
    summary: "Two rules of the app can't both be kept.",
    why: """
      Whatever the app does, one of the two is broken, or what both are about can never happen.
      """,
    help: """
      Keep the one that is meant.
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
            { "id": "cart", "before": "Cart viewDidAppear", "expect": "Cart viewDidLoad" },
            { "id": "no-cart", "before": "Cart viewDidAppear", "never": "Cart viewDidLoad" }
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
            { "id": "cart", "before": "Cart viewDidAppear", "expect": "Cart viewDidLoad" }
          ]
        }
        """
    )
  )
}
