extension RuleInfo {
  /// TC502, will-move-nil-missing.
  package static let willMoveNilMissing = RuleInfo(
    id: 502, name: "will-move-nil-missing", level: .warning,
    summary: "A child was removed without willMove(toParent: nil).",
    why: """
      The child is cut off without warning. What it would have saved or released while it still had \
      its parent is lost.
      """,
    help: """
      Before you remove the view of a child, call child.willMove(toParent: nil); then remove the \
      view, then call removeFromParent, which calls didMove for you.
      """,
    source: """
      Apple, View Controller Programming Guide, on removing a child; recorded swaps by Neuburg show \
      the call first.
      """,
    bad: RuleExample(
      """
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewDidLoad
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewWillDisappear
      [Chart@0x7f00] viewDidDisappear
      [Chart@0x7f00] removeFromParent
      [Chart@0x7f00] didMove parent=nil
      """
    ),
    good: RuleExample(
      """
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewDidLoad
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      [Chart@0x7f00] willMove parent=nil
      [Chart@0x7f00] viewWillDisappear
      [Chart@0x7f00] viewDidDisappear
      [Chart@0x7f00] removeFromParent
      [Chart@0x7f00] didMove parent=nil
      """
    )
  )
}
