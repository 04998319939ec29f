extension RuleInfo {
  /// TC304, dismissed-while-blocked.
  package static let dismissedWhileBlocked = RuleInfo(
    id: 304, name: "dismissed-while-blocked", level: .error,
    summary: """
      A gesture dismisses a sheet although isModalInPresentation is true or \
      presentationControllerShouldDismiss returned false.
      """,
    why: "The user swipes away a form that should have stayed, and loses what was typed.",
    help: """
      First check whether the logged value is out of date: tracecheck uses the last one in the \
      log, and apps change it while a form is edited. Log isModalInPresentation with its value \
      wherever it is set. The property is easily taken the wrong way round: true blocks the \
      gesture. It takes effect on the presented controller and, in a navigation controller, on the \
      screen on top; any other container has to pass on the value of its child. Otherwise look for \
      code that sets it back, and for code that calls the delegate's methods itself.
      """,
    source: """
      Apple, UIViewController.isModalInPresentation: true prevents the interactive dismissal; UIKit \
      header: it is for the presentation that hosts the controller; article on disabling the \
      pull-down gesture for a sheet, whose sample sets it on a screen in a navigation controller.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=true
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] isModalInPresentation value=true
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=true
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] isModalInPresentation value=false
      [Filter@0x7f40] presentationControllerWillDismiss
      [Filter@0x7f40] viewWillDisappear
      [Filter@0x7f40] viewDidDisappear
      [Filter@0x7f40] presentationControllerDidDismiss
      """
    )
  )
}
