extension RuleInfo {
  /// TC704, coordinator-finished-twice.
  package static let coordinatorFinishedTwice = RuleInfo(
    id: 704, name: "coordinator-finished-twice", level: .error,
    summary: "A child coordinator is finished a second time without being added again.",
    why: """
      The end of the flow runs twice: a receipt is sent again, a result is delivered twice, or the \
      parent removes another child instead.
      """,
    help: """
      Finish in one place. If a flow calls childDidFinish both from its Done button and from didShow, \
      give it one way out: let the button pop, and let didShow finish. For a sheet, finish in the \
      completion of dismiss, and for swipes in presentationControllerDidDismiss, but not next to the \
      call of dismiss as well.
      """,
    source: """
      In recorded traces of correct coordinators there is one childDidFinish for each \
      addChildCoordinator.
      """,
    bad: RuleExample(
      """
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [App@0x6000] childDidFinish Checkout@0x6040
      [App@0x6000] childDidFinish Checkout@0x6040
      """
    ),
    good: RuleExample(
      """
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [App@0x6000] childDidFinish Checkout@0x6040
      [App@0x6000] addChildCoordinator Checkout@0x6040
      [Checkout@0x6040] start
      [App@0x6000] childDidFinish Checkout@0x6040
      """
    )
  )
}
