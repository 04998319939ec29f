extension RuleInfo {
  /// TC204, presenter-not-notified.
  package static let presenterNotNotified = RuleInfo(
    id: 204, name: "presenter-not-notified", level: .error,
    summary: "The presenter gets no appearance callbacks although the style removes its view.",
    why: """
      The covered screen keeps working: it plays sound, holds the camera, runs its timers, and never \
      learns that it should refresh when it comes back.
      """,
    help: """
      Look for a container around the presenter that overrides \
      shouldAutomaticallyForwardAppearanceMethods or viewWillDisappear and doesn't pass the call \
      on, for an override without super, and for a custom presentation marked or configured as \
      coversPresenter although its shouldRemovePresentersView is false. If the style really leaves \
      the presenter in place, correct the mark or the configuration.
      """,
    source: """
      Apple, UIModalPresentationStyle.fullScreen and currentContext: the views of the presenting \
      controller are removed; recorded traces of more than 25 sources, iOS 9 to 16.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] viewDidLoad
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Player@0x7f40] dismiss
      [Player@0x7f40] viewWillDisappear
      [Player@0x7f40] viewDidDisappear
      """,
      configuration: #"{ "controllers": { "Feed": { "logs": ["viewWillDisappear", "viewDidDisappear"] } } }"#
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] viewDidLoad
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Feed@0x7f00] viewDidDisappear
      [Player@0x7f40] dismiss
      [Player@0x7f40] viewWillDisappear
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Player@0x7f40] viewDidDisappear
      """,
      configuration: #"{ "controllers": { "Feed": { "logs": ["viewWillDisappear", "viewDidDisappear"] } } }"#
    )
  )
}
