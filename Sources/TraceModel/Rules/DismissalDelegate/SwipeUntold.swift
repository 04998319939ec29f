extension RuleInfo {
  /// TC308, swipe-untold.
  package static let swipeUntold = RuleInfo(
    id: 308, name: "swipe-untold", level: .warning,
    summary: "Swipes of one sheet reach its delegate, but those of another sheet never do.",
    why: """
      The app waits for presentationControllerDidDismiss to save, refresh or finish, and it never comes for \
      this sheet. If only the swipe is affected, tests that tap Done don't notice.
      """,
    help: """
      Set the delegate on the presentationController of the controller that is presented. If a screen is \
      embedded in a navigation controller, that is the navigation controller, not the screen. Set it before \
      you present, and again before each presentation: each has a presentation controller of its own. A sheet \
      whose dismissal matters to nobody needs no delegate.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate: the calls come for each dismissal by the user; \
      Apple, Disabling the pull-down gesture for a sheet, sets the delegate on the navigation controller.
      """,
    bad: RuleExample(
      """
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [Feed@0x7e00] present Note@0x7f00 style=pageSheet
      [Note@0x7f00] viewDidLoad
      [Note@0x7f00] viewWillAppear
      [Note@0x7f00] viewDidAppear
      [Note@0x7f00] presentationControllerWillDismiss
      [Note@0x7f00] viewWillDisappear
      [Note@0x7f00] viewDidDisappear
      [Note@0x7f00] presentationControllerDidDismiss
      [Feed@0x7e00] present Picker@0x7f40 style=pageSheet
      [Picker@0x7f40] viewDidLoad
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      [Picker@0x7f40] viewWillDisappear
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      [Picker@0x7f40] viewWillDisappear
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [Feed@0x7e00] present Note@0x7f00 style=pageSheet
      [Note@0x7f00] viewDidLoad
      [Note@0x7f00] viewWillAppear
      [Note@0x7f00] viewDidAppear
      [Note@0x7f00] presentationControllerWillDismiss
      [Note@0x7f00] viewWillDisappear
      [Note@0x7f00] viewDidDisappear
      [Note@0x7f00] presentationControllerDidDismiss
      [Feed@0x7e00] present Picker@0x7f40 style=pageSheet
      [Picker@0x7f40] viewDidLoad
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      [Picker@0x7f40] dismiss
      [Picker@0x7f40] viewWillDisappear
      [Picker@0x7f40] viewDidDisappear
      """
    )
  )
}
