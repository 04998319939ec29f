extension RuleInfo {
  /// TC308, swipe-untold.
  package static let swipeUntold = RuleInfo(
    id: 308, name: "swipe-untold", level: .warning,
    summary: "UIKit tells one sheet's delegate of swipes, but tells no delegate of swipes on another sheet.",
    why: """
      UIKit calls presentationControllerWillDismiss when a swipe begins, even if the user then cancels it. A \
      delegate that doesn't get that call won't get presentationControllerDidDismiss either, so the app doesn't \
      save, refresh or finish. Tests that tap Done don't notice.
      """,
    help: """
      Set the delegate on the presentationController of the controller that is presented. If a screen is \
      embedded in a navigation controller, that is the navigation controller, not the screen. For \
      each presentation, set modalPresentationStyle first and then the delegate: each has a presentation \
      controller of its own. A sheet whose dismissal matters to nobody needs no delegate.
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
      [Picker@0x7f40] presentationControllerWillDismiss
      [Picker@0x7f40] viewWillDisappear
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      [Picker@0x7f40] presentationControllerWillDismiss
      [Picker@0x7f40] viewWillDisappear
      [Picker@0x7f40] viewWillAppear
      [Picker@0x7f40] viewDidAppear
      """
    )
  )
}
