extension RuleInfo {
  /// TC305, should-dismiss-while-modal.
  package static let shouldDismissWhileModal = RuleInfo(
    id: 305, name: "should-dismiss-while-modal", level: .error,
    summary: "presentationControllerShouldDismiss is called while isModalInPresentation is true.",
    why: """
      The app decides in two places whether a sheet may close, and the result depends on which of them \
      spoke last.
      """,
    help: """
      UIKit doesn't ask the delegate while the property is true, so either your own code makes this \
      call, or the property is set on a controller that the sheet doesn't show, or the logged value is \
      out of date: tracecheck uses the last one in the log, and apps change it while a form is edited. \
      Log isModalInPresentation with its value wherever it is set. The property is easily taken the \
      wrong way round: true blocks the gesture. Decide in one place: use the property for a state, the \
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
