extension RuleInfo {
  /// The pages of exceptions about what a container or a popover was given. Each of them ends the app.
  package static let diagnosticsMisfits: [RuleInfo] = [
    .diagnostic(
      .exceptionPushNavigation, level: .error,
      summary: "The app pushed a navigation controller.",
      why: """
        UIKit raises an exception and the app ends. It often takes a router that is handed a whole flow, \
        with its navigation controller, where it expects a screen.
        """,
      help: """
        Push the first screen of that flow instead, or present the navigation controller.
        """,
      source: "UIKit's own message, quoted in public issues and code.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Pushing a navigation controller is not supported'
        """,
      good: .plainPush
    ),
    .diagnostic(
      .exceptionPopoverUnanchored, level: .error,
      summary: "The app presented a popover without saying where it points.",
      why: """
        UIKit raises an exception and the app ends, on an iPad only: an action sheet and a share sheet \
        are popovers there. On an iPhone all is well.
        """,
      help: """
        Set sourceView and sourceRect, or barButtonItem, of its popoverPresentationController before it \
        is presented.
        """,
      source: "UIKit's own message, quoted in public issues, with and without the presenter.",
      bad: """
        *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application \
        has presented a UIAlertController (<UIAlertController: 0x7fa1c9032800>) of style \
        UIAlertControllerStyleActionSheet from Journal.EntryViewController \
        (<Journal.EntryViewController: 0x7fa1c8414c00>). The modalPresentationStyle of a \
        UIAlertController with this style is UIModalPresentationPopover. You must provide location \
        information for this popover through the alert controller's popoverPresentationController.'
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .exceptionPageCount, level: .error,
      summary: "A page controller was given another number of pages than it shows at once.",
      why: """
        UIKit raises an exception and the app ends, often when the list that the pages come from is \
        still empty.
        """,
      help: """
        Give setViewControllers one page, or two where the spine is in the middle or a double-sided page \
        turns, and don't call it while there is none.
        """,
      source: "UIKit's own message, quoted in public issues, in an old and a new wording.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'The number \
        of view controllers provided (0) doesn't match the number required (1) for the requested \
        transition'
        """,
      good: .plainLife
    ),
  ]
}
