extension RuleInfo {
  /// TC305, should-dismiss-while-modal.
  package static let shouldDismissWhileModal = RuleInfo(
    id: 305, name: "should-dismiss-while-modal", level: .error,
    summary: "presentationControllerShouldDismiss is asked while isModalInPresentation is true.",
    why: """
      The app decides in two places whether a sheet may close. What the user gets depends on \
      which of them spoke last.
      """,
    help: """
      First see whether the line is old: the value counts that was logged last, and apps change \
      it while a form is edited. Log isModalInPresentation with its value wherever it is set; a \
      widespread note has the property the wrong way round: true blocks the gesture. UIKit does \
      not ask the delegate while it is true, so this call is your own, or the property is set on a \
      controller that the sheet does not show. Decide in one place: the property for a state, the \
      delegate for a question at the moment of the gesture.
      """,
    source: """
      Apple, article on disabling the pull-down gesture for a sheet, and the UIKit header: the \
      method is not called if isModalInPresentation is true.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=true
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] isModalInPresentation value=true
      [Filter@0x7f40] presentationControllerShouldDismiss result=true
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Filter@0x7f40 style=pageSheet modalInPresentation=true
      [Filter@0x7f40] viewDidLoad
      [Filter@0x7f40] viewWillAppear
      [Filter@0x7f40] viewDidAppear
      [Filter@0x7f40] presentationControllerDidAttemptToDismiss
      """
    )
  )
}
