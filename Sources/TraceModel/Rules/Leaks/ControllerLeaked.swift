extension RuleInfo {
  /// TC701, controller-leaked.
  package static let controllerLeaked = RuleInfo(
    id: 701, name: "controller-leaked", level: .warning,
    summary: """
      A controller was dismissed, popped or removed and never released, while later instances of its \
      class were.
      """,
    why: """
      Memory grows with each visit until the system ends the app. The forgotten screen still handles \
      notifications, so things happen twice.
      """,
    help: """
      Open the memory graph after the visit and see what retains the controller: a closure without \
      weak self, a timer, a notification block, a delegate that isn't weak, a coordinator that keeps \
      its screens. If a cache or picture in picture keeps it on purpose, nothing is wrong.
      """,
    source: """
      In all 8 recorded pops that print it, the deinit of the popped controller comes last. One \
      missing deinit proves nothing by itself, so two later instances of the class must have come and \
      gone.
      """,
    bad: RuleExample(
      """
      [Feed@0x7f00] present Photo@0x7f40 style=pageSheet
      [Photo@0x7f40] viewDidLoad
      [Photo@0x7f40] viewWillAppear
      [Photo@0x7f40] viewDidAppear
      [Photo@0x7f40] dismiss
      [Photo@0x7f40] viewWillDisappear
      [Photo@0x7f40] viewDidDisappear
      [Feed@0x7f00] present Photo@0x7f80 style=pageSheet
      [Photo@0x7f80] viewDidLoad
      [Photo@0x7f80] viewWillAppear
      [Photo@0x7f80] viewDidAppear
      [Photo@0x7f80] dismiss
      [Photo@0x7f80] viewWillDisappear
      [Photo@0x7f80] viewDidDisappear
      [Photo@0x7f80] deinit
      [Feed@0x7f00] present Photo@0x7fc0 style=pageSheet
      [Photo@0x7fc0] viewDidLoad
      [Photo@0x7fc0] viewWillAppear
      [Photo@0x7fc0] viewDidAppear
      [Photo@0x7fc0] dismiss
      [Photo@0x7fc0] viewWillDisappear
      [Photo@0x7fc0] viewDidDisappear
      [Photo@0x7fc0] deinit
      """
    ),
    good: RuleExample(
      """
      [Feed@0x7f00] present Photo@0x7f40 style=pageSheet
      [Photo@0x7f40] viewDidLoad
      [Photo@0x7f40] viewWillAppear
      [Photo@0x7f40] viewDidAppear
      [Photo@0x7f40] dismiss
      [Photo@0x7f40] viewWillDisappear
      [Photo@0x7f40] viewDidDisappear
      [Photo@0x7f40] deinit
      [Feed@0x7f00] present Photo@0x7f80 style=pageSheet
      [Photo@0x7f80] viewDidLoad
      [Photo@0x7f80] viewWillAppear
      [Photo@0x7f80] viewDidAppear
      [Photo@0x7f80] dismiss
      [Photo@0x7f80] viewWillDisappear
      [Photo@0x7f80] viewDidDisappear
      [Photo@0x7f80] deinit
      [Feed@0x7f00] present Photo@0x7fc0 style=pageSheet
      [Photo@0x7fc0] viewDidLoad
      [Photo@0x7fc0] viewWillAppear
      [Photo@0x7fc0] viewDidAppear
      [Photo@0x7fc0] dismiss
      [Photo@0x7fc0] viewWillDisappear
      [Photo@0x7fc0] viewDidDisappear
      [Photo@0x7fc0] deinit
      """
    )
  )
}
