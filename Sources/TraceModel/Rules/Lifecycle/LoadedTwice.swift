extension RuleInfo {
  /// TC105, loaded-twice.
  package static let loadedTwice = RuleInfo(
    id: 105, name: "loaded-twice", level: .error,
    summary: "One instance gets viewDidLoad a second time.",
    why: """
      Views, constraints and observers are set up twice. The screen shows doubled rows or \
      buttons, answers each tap twice, or breaks its layout.
      """,
    help: """
      Do not call viewDidLoad or loadView yourself; move what has to run again into a method of \
      its own. An app that sets the view to nil makes UIKit load it again, which is no fault: log \
      loadView as well, and it is possible at the most. Where the first object \
      was released in between, another may have got its address: log deinit as well.
      """,
    source: """
      Apple, UIViewController.viewDidLoad(); no recorded trace shows a second one for an instance \
      that lives on, but for one whose view was set to nil (measured on iPadOS 26.5).
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
