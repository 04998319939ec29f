extension RuleInfo {
  /// TC106, event-after-deinit.
  package static let eventAfterDeinit = RuleInfo(
    id: 106, name: "event-after-deinit", level: .error,
    summary: "An instance has an event after its deinit.",
    why: """
      A released object cannot be called. Either the app is about to crash on a dangling \
      pointer, or the log confuses two objects and none of its other lines can be trusted.
      """,
    help: """
      Look for unowned or unmanaged references to the controller that outlive it. More often a \
      view model, a view or a child logs its own deinit under the name of the controller: print \
      type and address of the object that really ends.
      """,
    source: """
      Swift, deinitialization: deinit runs once, when the last reference is gone. In all 8 \
      recorded pops that print it, the deinit of the popped controller is its last event.
      """,
    bad: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] deinit
      [Inbox@0x7f00] viewWillAppear
      """
    ),
    good: RuleExample(
      """
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      [Inbox@0x7f00] viewWillDisappear
      [Inbox@0x7f00] viewDidDisappear
      [Inbox@0x7f00] deinit
      [Inbox@0x7f00] viewDidLoad
      [Inbox@0x7f00] viewWillAppear
      [Inbox@0x7f00] viewDidAppear
      """
    )
  )
}
