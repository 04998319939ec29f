extension RuleInfo {
  /// TC501, did-move-missing.
  package static let didMoveMissing = RuleInfo(
    id: 501, name: "did-move-missing", level: .warning,
    summary: "A child never got didMove(toParent:) with its parent.",
    why: """
      The child never learns that it has arrived, so it doesn't do what it should do then, such as \
      start listening or lay itself out for its parent.
      """,
    help: """
      After addChild and after adding the view, call child.didMove(toParent: self). UIKit calls \
      willMove for you when a child is added, but not didMove.
      """,
    source: """
      Apple, UIViewController.addChild(_:): the container calls didMove itself; a recorded trace \
      on Stack Overflow 48653763 shows the call missing.
      """,
    bad: RuleExample(
      """
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewDidLoad
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      [Chart@0x7f00] willMove parent=nil
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
