extension RuleInfo {
  /// TC706, releases-lag-behind.
  package static let releasesLagBehind = RuleInfo(
    id: 706, name: "releases-lag-behind", level: .warning,
    summary: "More controllers of a class were created than released, and the others are gone.",
    why: """
      Each visit leaves a screen behind: memory grows, and the remaining screens keep handling \
      notifications and timers.
      """,
    help: """
      Open the memory graph after a few visits and count the controllers of the class. If a class \
      never prints its deinit, it may not have one: add one that prints. If they are kept on purpose, \
      in a cache or for picture in picture, nothing is wrong.
      """,
    source: """
      In all recorded pops that print it, the deinit of the popped controller comes last. Counts \
      suggest a leak but don't prove one.
      """,
    bad: RuleExample(
      """
      [Home@0x7e00] viewDidLoad
      [Home@0x7e00] viewWillAppear
      [Home@0x7e00] viewDidAppear
      [Photo@0x7f00] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x7f00] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x7f00] viewDidAppear
      [Photo@0x7f00] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x7f00] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Post@0x7f40] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Post@0x7f40] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Post@0x7f40] viewDidAppear
      [Post@0x7f40] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Post@0x7f40] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Post@0x7f40] deinit
      [Photo@0x7f80] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x7f80] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x7f80] viewDidAppear
      [Photo@0x7f80] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x7f80] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x7fc0] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Shop@0x7fc0] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Shop@0x7fc0] viewDidAppear
      [Shop@0x7fc0] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Shop@0x7fc0] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x7fc0] deinit
      [Post@0x8000] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Post@0x8000] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Post@0x8000] viewDidAppear
      [Post@0x8000] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Post@0x8000] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Post@0x8000] deinit
      [Photo@0x8040] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x8040] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x8040] viewDidAppear
      [Photo@0x8040] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x8040] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x8080] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Shop@0x8080] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Shop@0x8080] viewDidAppear
      [Shop@0x8080] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Shop@0x8080] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x8080] deinit
      """
    ),
    good: RuleExample(
      """
      [Home@0x7e00] viewDidLoad
      [Home@0x7e00] viewWillAppear
      [Home@0x7e00] viewDidAppear
      [Photo@0x7f00] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x7f00] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x7f00] viewDidAppear
      [Photo@0x7f00] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x7f00] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Photo@0x7f00] deinit
      [Post@0x7f40] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Post@0x7f40] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Post@0x7f40] viewDidAppear
      [Post@0x7f40] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Post@0x7f40] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Post@0x7f40] deinit
      [Photo@0x7f80] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x7f80] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x7f80] viewDidAppear
      [Photo@0x7f80] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x7f80] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Photo@0x7f80] deinit
      [Shop@0x7fc0] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Shop@0x7fc0] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Shop@0x7fc0] viewDidAppear
      [Shop@0x7fc0] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Shop@0x7fc0] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x7fc0] deinit
      [Post@0x8000] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Post@0x8000] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Post@0x8000] viewDidAppear
      [Post@0x8000] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Post@0x8000] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Post@0x8000] deinit
      [Photo@0x8040] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Photo@0x8040] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Photo@0x8040] viewDidAppear
      [Photo@0x8040] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Photo@0x8040] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Photo@0x8040] deinit
      [Shop@0x8080] viewDidLoad
      [Home@0x7e00] viewWillDisappear
      [Shop@0x8080] viewWillAppear
      [Home@0x7e00] viewDidDisappear
      [Shop@0x8080] viewDidAppear
      [Shop@0x8080] viewWillDisappear
      [Home@0x7e00] viewWillAppear
      [Shop@0x8080] viewDidDisappear
      [Home@0x7e00] viewDidAppear
      [Shop@0x8080] deinit
      """
    )
  )
}
