extension RuleInfo {
  /// TC905, app-rules-contradict.
  package static let appRulesContradict = RuleInfo(
    id: 905, name: "app-rules-contradict", level: .warning,
    summary: "Two app rules can't both be kept.",
    why: "Whatever the app does, it breaks one of the two, or what both describe can never happen.",
    help: "Keep the one you mean.",
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
