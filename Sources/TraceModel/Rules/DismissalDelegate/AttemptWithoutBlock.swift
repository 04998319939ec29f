extension RuleInfo {
  /// TC303, attempt-without-block.
  package static let attemptWithoutBlock = RuleInfo(
    id: 303, name: "attempt-without-block", level: .error,
    summary: "presentationControllerDidAttemptToDismiss comes though nothing blocked the gesture.",
    why: """
      The user is asked whether to discard changes where nothing held the sheet, or is asked \
      while it closes all the same.
      """,
    help: """
      First see whether the line is old: the value counts that was logged last, and apps change \
      it while a form is edited. Log isModalInPresentation with its value wherever it is set; a \
      widespread note has the property the wrong way round: true blocks the gesture. The method \
      follows only a blocked gesture: isModalInPresentation is true, or \
      presentationControllerShouldDismiss answered false. Else look for a direct call of it.
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
