extension RuleInfo {
  /// The pages of calls that an app must not make.
  package static let diagnosticsMisuse: [RuleInfo] = [
    .diagnostic(
      .appearanceCallbackMisuse, level: .warning,
      summary: "The app called an appearance callback directly.",
      why: """
        The callback runs twice or at the wrong time, and what it starts or stops no longer matches what \
        is on screen.
        """,
      help: """
        Remove the call. In a container, use beginAppearanceTransition and endAppearanceTransition; to \
        refresh a screen, give it a method of its own.
        """,
      source: "UIKit's own message, quoted in public issues and code and in the format string of UIKit.",
      bad: """
        [ViewController] Calling -viewWillAppear: directly on a view controller is not \
        supported, and may result in out-of-order callbacks and other inconsistent behavior. Use \
        the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on \
        UIViewController to manually drive appearance callbacks from a container view \
        controller. View controller: <Journal.EntryViewController: 0x104d0a600>
        """,
      good: .plainLife
    ),
    .diagnostic(
      .loadViewWhileDeallocating, level: .warning,
      summary: "Something asks for a controller's view during its deinit.",
      why: """
        The controller would load its view once more while it is being released. The result is undefined \
        and may be a crash.
        """,
      help: """
        Don't use view in deinit, or in anything deinit calls; use viewIfLoaded. A frequent case is a \
        search controller that was never shown: load its view once, or release it earlier.
        """,
      source: "UIKit's own message, quoted in public issues and code, mostly of search controllers.",
      bad: """
        Attempting to load the view of a view controller while it is deallocating is not allowed \
        and may result in undefined behavior (<Journal.SearchViewController: 0x7fa1c7d0b3e0>)
        """,
      good: .plainLife
    ),
    .diagnostic(
      .keyboardCannotPresent, level: .warning,
      summary: "The app presented a controller from the keyboard's window.",
      why: "The search for the topmost controller ended in a window of the system. The user sees nothing.",
      help: """
        Use the window of your own scene, not the last or the key one of all windows, and walk up from \
        its root.
        """,
      source: "UIKit's own message, quoted in public issues and code, mostly of sign-in flows.",
      bad: """
        Keyboard cannot present view controllers (attempted to present \
        <Journal.SignInViewController: 0x7fa1c9032800>)
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .pushNil, level: .warning,
      summary: "The app pushed a controller that is nil.",
      why: "Nothing is pushed, and the user taps in vain.",
      help: """
        Look for a storyboard identifier or a factory that returns nil, and for an outlet that isn't \
        set.
        """,
      source: "UIKit's own message, quoted in public issues and code; it is a warning, not an exception.",
      bad: """
        Application tried to push a nil view controller on target <UINavigationController: \
        0x7fa1c8821400>.
        """,
      good: .plainPush
    ),
    .diagnostic(
      .hierarchyInconsistency, level: .warning,
      summary: "UIKit found that the view hierarchy and the controller hierarchy don't match.",
      why: """
        The child's view was added under another parent than the child itself. UIKit raises an \
        exception, which ends the app unless something catches it. It is a warning here because some \
        releases and tools print the sentence and go on.
        """,
      help: """
        Call addChild on the controller whose view gets the child's view as a subview. Remove the child \
        from its old parent first.
        """,
      source: """
        UIKit's own message, quoted in public issues and code as an uncaught \
        UIViewControllerHierarchyInconsistency.
        """,
      bad: """
        child view controller:<Journal.ToolbarViewController: 0x7fa1c7e1a0b0> should have parent \
        view controller:<Journal.EntryViewController: 0x7fa1c8414c00> but actual parent \
        is:<Journal.RootViewController: 0x7fa1c7c04d20>
        """,
      good: .plainChild
    ),
  ]
}
