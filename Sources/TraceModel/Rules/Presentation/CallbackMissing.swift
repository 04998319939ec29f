extension RuleInfo {
  /// TC205, callback-missing.
  package static let callbackMissing = RuleInfo(
    id: 205, name: "callback-missing", level: .error,
    summary: "A transition completed without a callback that always belongs to it.",
    why: """
      One of the two screens is left halfway. It believes it is still moving, and never stops what it \
      should stop or never starts what it should start.
      """,
    help: """
      Look for an override that doesn't call super, and for a container that forwards the \
      will-callback but not the did-callback. If the class logs the callback only now and then, list \
      in the configuration ("logs") only what it always logs.
      """,
    source: """
      The expected order of the transition, which tracecheck order prints with its sources. Reported \
      only if the same class logs that callback elsewhere, or, as possible, if all other classes do.
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
