extension RuleInfo {
  /// TC109, called-in-background.
  package static let calledInBackground = RuleInfo(
    id: 109, name: "called-in-background", level: .warning,
    summary: "A controller gets an appearance callback while the app is in the background.",
    why: """
      Going to the background causes no appearance callbacks. \
      Code in viewWillDisappear that is meant to save on the way to the background never runs, and \
      what runs here has another cause.
      """,
    help: """
      If the app changes its screens itself, for example for a lock screen, log what it asks for \
      (present, dismiss, setRoot). If it doesn't, look for code that calls appearance callbacks by \
      hand when the app goes to the background, and use the notifications of the scene or app instead.
      """,
    source: "Four recordings of an app going to the background and three of one coming back, iOS 9 to 17.",
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
