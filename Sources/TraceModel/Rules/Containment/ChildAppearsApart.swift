extension RuleInfo {
  /// TC504, child-appears-apart.
  package static let childAppearsApart = RuleInfo(
    id: 504, name: "child-appears-apart", level: .error,
    summary: "A child appears while its parent is gone, or hears nothing when its parent comes and goes.",
    why: "A screen that nobody sees loads, plays or counts visits, or one that everybody sees never starts.",
    help: """
      Add the child with addChild before you add its view. A view that is added alone still gives \
      its controller all the calls while it comes into a visible window, and none when the parent \
      goes and comes later; a sign of it is that the child hears viewDidAppear before its parent. \
      If the container returns false from shouldAutomaticallyForwardAppearanceMethods, forward \
      each of its own callbacks with beginAppearanceTransition and endAppearanceTransition.
      """,
    source: """
      Apple, UIViewController.shouldAutomaticallyForwardAppearanceMethods; nested traces; one \
      source that records an app with and without addChild; measured on iPadOS 26.5. Whether \
      parent or child logs first in a phase depends on where each calls super, and is not judged.
      """,
    bad: RuleExample(
      """
      [Dashboard@0x7e00] viewWillAppear
      [Dashboard@0x7e00] viewDidAppear
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      [Dashboard@0x7e00] viewWillDisappear
      [Chart@0x7f00] viewWillDisappear
      [Dashboard@0x7e00] viewDidDisappear
      [Chart@0x7f00] viewDidDisappear
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      """
    ),
    good: RuleExample(
      """
      [Dashboard@0x7e00] viewWillAppear
      [Dashboard@0x7e00] viewDidAppear
      [Dashboard@0x7e00] addChild Chart@0x7f00
      [Chart@0x7f00] willMove parent=Dashboard@0x7e00
      [Chart@0x7f00] viewWillAppear
      [Chart@0x7f00] viewDidAppear
      [Chart@0x7f00] didMove parent=Dashboard@0x7e00
      [Dashboard@0x7e00] viewWillDisappear
      [Chart@0x7f00] viewWillDisappear
      [Dashboard@0x7e00] viewDidDisappear
      [Chart@0x7f00] viewDidDisappear
      [Dashboard@0x7e00] viewWillAppear
      [Chart@0x7f00] viewWillAppear
      [Dashboard@0x7e00] viewDidAppear
      [Chart@0x7f00] viewDidAppear
      """
    )
  )
}
