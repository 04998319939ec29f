extension RuleInfo {
  /// TC205, callback-missing.
  package static let callbackMissing = RuleInfo(
    id: 205, name: "callback-missing", level: .error,
    summary: "A transition went on to its end without a callback that it must have.",
    why: """
      One of the two screens is left half way: it believes that it is still moving, never stops \
      what it should stop, or never starts what it should start.
      """,
    help: """
      Look for an override that does not call super, for a container that forwards the will but \
      not the did, and for an animator that never calls completeTransition. If the class logs \
      the callback in one place only by chance, list in the configuration what it logs.
      """,
    source: """
      The expected order of the transition, as tracecheck order prints it with its sources; \
      raised only where the same class logs that callback elsewhere.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] viewDidLoad
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
      [Feed@0x7f00] present Player@0x7f40 style=fullScreen
      [Player@0x7f40] viewDidLoad
      [Feed@0x7f00] viewWillDisappear
      [Player@0x7f40] viewWillAppear
      [Player@0x7f40] viewDidAppear
      [Player@0x7f40] dismiss
      [Player@0x7f40] viewWillDisappear
      [Feed@0x7f00] viewWillAppear
      [Feed@0x7f00] viewDidAppear
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
