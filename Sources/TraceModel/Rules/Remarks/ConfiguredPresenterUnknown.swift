extension RuleInfo {
  /// TC906, configured-presenter-unknown.
  package static let configuredPresenterUnknown = RuleInfo(
    id: 906, name: "configured-presenter-unknown", level: .info,
    summary: "The configuration names a presenter that no log contains, and a log contains a similar name.",
    why: """
      The presented controller is in the log, but the controller that "presentedBy" names for it isn't. As long as the \
      name is misspelt, tracecheck can't judge what the presentation does to its presenter.
      """,
    help: """
      Correct the name. If there are controllers of both names, and the presenter logs nothing, nothing is wrong.
      """,
    source: "The controllers in the configuration; not UIKit's behaviour.",
    bad: RuleExample(
      """
      [Shelf@0x7f00] viewDidAppear
      [Reader@0x7f10] viewDidLoad
      [Reader@0x7f10] viewWillAppear
      [Reader@0x7f10] viewDidAppear
      """,
      configuration:
        """
        {
          "controllers": {
            "Reader": { "style": "pageSheet", "presentedBy": "Shelv" }
          }
        }
        """
    ),
    good: RuleExample(
      """
      [Shelf@0x7f00] viewDidAppear
      [Reader@0x7f10] viewDidLoad
      [Reader@0x7f10] viewWillAppear
      [Reader@0x7f10] viewDidAppear
      """,
      configuration:
        """
        {
          "controllers": {
            "Reader": { "style": "pageSheet", "presentedBy": "Shelf" }
          }
        }
        """
    )
  )
}
