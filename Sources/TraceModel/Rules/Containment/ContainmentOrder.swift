extension RuleInfo {
  /// TC503, containment-order.
  package static let containmentOrder = RuleInfo(
    id: 503, name: "containment-order", level: .error,
    summary: "A child gets didMove(toParent:) before willMove(toParent:).",
    why: """
      The child sets itself up for a parent that it doesn't have yet. Layout guides and traits are \
      wrong, and the first frame jumps.
      """,
    help: "Call addChild first; it calls willMove for you. Add the view, and call didMove last.",
    source: """
      Apple, UIViewController.addChild(_:) and didMove(toParent:); all recorded child traces \
      have willMove first.
      """,
    bad: RuleExample(
      """
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      """
    ),
    good: RuleExample(
      """
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      """
    )
  )
}
