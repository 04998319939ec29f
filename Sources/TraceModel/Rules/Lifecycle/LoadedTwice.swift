extension RuleInfo {
  /// TC105, loaded-twice.
  package static let loadedTwice = RuleInfo(
    id: 105, name: "loaded-twice", level: .error,
    summary: "One instance gets viewDidLoad a second time.",
    why: """
      Views, constraints and observers are set up twice. The screen shows duplicate rows or buttons, \
      handles each tap twice, or breaks its layout.
      """,
    help: """
      Don't call viewDidLoad or loadView yourself; move work that has to run again into a method of \
      its own. If the app sets the view of a hidden controller to nil, UIKit loads it again, and that \
      isn't a fault, so the finding is at most possible: a class that logs loadView too shows which it \
      was. If the first object was released in between, a new one may have its address: a class that \
      logs its deinit shows that.
      """,
    source: """
      Apple, UIViewController.viewDidLoad(). No recorded trace shows a second one for an instance that \
      is still alive, except for one whose view was set to nil (measured on iPadOS 26.5).
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillDisappear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      """
    )
  )
}
