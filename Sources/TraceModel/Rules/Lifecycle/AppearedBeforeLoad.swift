extension RuleInfo {
  /// TC104, appeared-before-load.
  package static let appearedBeforeLoad = RuleInfo(
    id: 104, name: "appeared-before-load", level: .error,
    summary: "A controller gets viewDidLoad after its first viewWillAppear.",
    why: """
      viewWillAppear works on views and outlets that viewDidLoad has not set up yet. The first \
      visit shows an empty or unstyled screen, or crashes on an outlet that is nil.
      """,
    help: """
      Look for a direct call of viewWillAppear on a controller whose view is not loaded, often \
      in a home-made container or a test helper. Add the child and its view, and let UIKit make \
      the calls.
      """,
    source: """
      Apple, UIViewController.viewDidLoad(); own viewDidLoad before own viewWillAppear in all \
      recorded traces, iOS 5 to 26.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] init
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] init
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      """
    )
  )
}
