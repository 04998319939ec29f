extension RuleInfo {
  /// TC109, called-in-background.
  package static let calledInBackground = RuleInfo(
    id: 109, name: "called-in-background", level: .warning,
    summary: "A controller is told that it comes or goes while the app is in the background.",
    why: """
      UIKit calls no controller of its own accord between didEnterBackground and willEnterForeground. Code that saves \
      on the way to the background in viewWillDisappear never runs, and what is called here is something else.
      """,
    help: """
      If the app moves its screens itself, as for a lock screen, log what it asks for (present, dismiss, setRoot). If it \
      does not, look for appearance callbacks that are called by hand when the app goes to the background: use the \
      notifications of the scene for that.
      """,
    source:
      "Four recordings of an app that goes to the background, and three of one that comes back, iOS 9 to 17.",
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [app@0x7e00] applicationWillResignActive
      [app@0x7e00] applicationDidEnterBackground
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [app@0x7e00] applicationWillResignActive
      [app@0x7e00] applicationDidEnterBackground
      [Inbox@0x7f00] present Lock@0x7f40 style=overFullScreen
      [Lock@0x7f40] viewDidLoad
      [Lock@0x7f40] viewWillAppear
      [Lock@0x7f40] viewDidAppear
      """
    )
  )
}
