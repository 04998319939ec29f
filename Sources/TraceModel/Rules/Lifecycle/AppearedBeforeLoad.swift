extension RuleInfo {
  /// TC104, appeared-before-load.
  package static let appearedBeforeLoad = RuleInfo(
    id: 104, name: "appeared-before-load", level: .error,
    summary: "A controller gets viewDidLoad after its first viewWillAppear.",
    why: """
      viewWillAppear uses views and outlets that viewDidLoad has not set up yet. The first visit shows \
      an empty or unstyled screen, or crashes on an outlet that is nil.
      """,
    help: """
      Look for code that calls viewWillAppear directly on a controller whose view isn't loaded, often \
      a custom container or a test helper. Add the child and its view, and let UIKit make the calls.
      """,
    source: """
      Apple, UIViewController.viewDidLoad(). In all recorded traces, iOS 5 to 26, a controller's \
      viewDidLoad comes before its viewWillAppear.
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
