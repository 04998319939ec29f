extension RuleInfo {
  /// TC303, attempt-without-block.
  package static let attemptWithoutBlock = RuleInfo(
    id: 303, name: "attempt-without-block", level: .error,
    summary: "presentationControllerDidAttemptToDismiss comes although nothing blocked the gesture.",
    why: """
      The app asks the user whether to discard changes although nothing blocked the sheet, or asks \
      while it closes anyway.
      """,
    help: """
      First check whether the logged value is out of date: tracecheck uses the last one in the \
      log, and apps change it while a form is edited. Log isModalInPresentation with its value \
      wherever it is set. The property is easily taken the wrong way round: true blocks the \
      gesture. UIKit calls this method only after a blocked gesture, that is, if \
      isModalInPresentation is true or presentationControllerShouldDismiss returned false. \
      Otherwise look for code that calls it directly.
      """,
    source: """
      UIKit header of UIAdaptivePresentationControllerDelegate: called when dismissal is \
      prevented because the presented controller is modal or the delegate returned false; WWDC \
      2019 session 224.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=false
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerShouldDismiss result=true
      [Filter@0x7f40] presentationControllerDidAttemptToDismiss
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=false
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerShouldDismiss result=false
      [Filter@0x7f40] presentationControllerDidAttemptToDismiss
      """
    )
  )
}
