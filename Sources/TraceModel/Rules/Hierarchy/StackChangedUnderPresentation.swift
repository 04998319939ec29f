extension RuleInfo {
  /// TC603, stack-changed-under-presentation.
  package static let stackChangedUnderPresentation = RuleInfo(
    id: 603, name: "stack-changed-under-presentation", level: .warning,
    summary: """
      The app changes a stack or a root while one of its screens is still presenting another \
      controller.
      """,
    why: """
      The sheet stays on top of screens that it doesn't belong to, or disappears without a callback; \
      it keeps its presenter alive, or its presenter is released below it.
      """,
    help: """
      Dismiss the presentation first, and change the stack in the completion. A log-out or a deep link \
      that rebuilds the screens has to start by dismissing from the root.
      """,
    source: """
      Apple, UIViewController.dismiss(animated:completion:); public reports of sheets that stay above \
      a new root, and of presenters released below their sheets.
      """,
    bad: RuleExample(
      """
      [nav@0x10] setViewControllers Feed@0x7e00
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [nav@0x10] push Post@0x7f00 animated=true
      [Post@0x7f00] viewDidLoad
      [Feed@0x7e00] viewWillDisappear
      [Post@0x7f00] viewWillAppear
      [Feed@0x7e00] viewDidDisappear
      [Post@0x7f00] viewDidAppear
      [Post@0x7f00] present Share@0x7f40 style=pageSheet animated=true
      [Share@0x7f40] viewDidLoad
      [Share@0x7f40] viewWillAppear
      [Share@0x7f40] viewDidAppear
      [nav@0x10] popToRoot animated=true
      [Post@0x7f00] viewWillDisappear
      [Feed@0x7e00] viewWillAppear
      [Post@0x7f00] viewDidDisappear
      [Feed@0x7e00] viewDidAppear
      [Share@0x7f40] viewWillDisappear
      [Share@0x7f40] viewDidDisappear
      """
    ),
    good: RuleExample(
      """
      [nav@0x10] setViewControllers Feed@0x7e00
      [Feed@0x7e00] viewDidLoad
      [Feed@0x7e00] viewWillAppear
      [Feed@0x7e00] viewDidAppear
      [nav@0x10] push Post@0x7f00 animated=true
      [Post@0x7f00] viewDidLoad
      [Feed@0x7e00] viewWillDisappear
      [Post@0x7f00] viewWillAppear
      [Feed@0x7e00] viewDidDisappear
      [Post@0x7f00] viewDidAppear
      [Post@0x7f00] present Share@0x7f40 style=pageSheet animated=true
      [Share@0x7f40] viewDidLoad
      [Share@0x7f40] viewWillAppear
      [Share@0x7f40] viewDidAppear
      [Share@0x7f40] dismiss animated=true
      [Share@0x7f40] viewWillDisappear
      [Share@0x7f40] viewDidDisappear
      [nav@0x10] popToRoot animated=true
      [Post@0x7f00] viewWillDisappear
      [Feed@0x7e00] viewWillAppear
      [Post@0x7f00] viewDidDisappear
      [Feed@0x7e00] viewDidAppear
      """
    )
  )
}
