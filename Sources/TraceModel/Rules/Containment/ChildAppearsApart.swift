extension RuleInfo {
  /// TC504, child-appears-apart.
  package static let childAppearsApart = RuleInfo(
    id: 504, name: "child-appears-apart", level: .error,
    summary: """
      A child appears while its parent is gone, or gets no callbacks when its parent leaves and comes \
      back.
      """,
    why: "A screen that nobody sees loads, plays or counts visits, or one that everybody sees never starts.",
    help: """
      If the child appears while its parent is gone, find out what shows it: if a response arrives \
      late, check first whether the parent's view is in a window. Add the child with addChild \
      before you add its view. If you add only the view, its controller still gets all the calls \
      when the view enters a visible window, but none when the parent leaves and comes back. One \
      sign of this is a child that gets viewDidAppear before its parent. If the container returns \
      false from shouldAutomaticallyForwardAppearanceMethods, forward each of its own callbacks \
      with beginAppearanceTransition and endAppearanceTransition.
      """,
    source: """
      Apple, UIViewController.shouldAutomaticallyForwardAppearanceMethods; nested traces; one source \
      that records an app with and without addChild; measured on iPadOS 26.5. Whether parent or child \
      logs first depends on where each calls super, so tracecheck doesn't check it.
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
