extension RuleInfo {
  /// TC106, event-after-deinit.
  package static let eventAfterDeinit = RuleInfo(
    id: 106, name: "event-after-deinit", level: .error,
    summary: "A controller logs an event after its deinit.",
    why: """
      A released object can't be called. Either the app is about to crash on a dangling pointer, or \
      the log mixes up two objects and none of its other lines can be trusted. With Zombie Objects on, \
      the runtime says so itself: "message sent to deallocated instance".
      """,
    help: """
      Look for unowned or unmanaged references that outlive the controller. More often a view model, a \
      view or a child logs its own deinit under the controller's name: print the type and address of \
      the object that is really released.
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
