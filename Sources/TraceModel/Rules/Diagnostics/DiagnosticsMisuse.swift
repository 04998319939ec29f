extension RuleInfo {
  /// The pages of calls that an app must not make.
  package static let diagnosticsMisuse: [RuleInfo] = [
    .diagnostic(
      .appearanceCallbackMisuse, level: .warning,
      summary: "The app called an appearance callback of a controller directly.",
      why: """
        The callback runs twice or at the wrong time. What it starts or stops no longer fits \
        what is on screen.
        """,
      help: """
        Remove the call. In a container use beginAppearanceTransition and \
        endAppearanceTransition; to refresh a screen, give it a method of its own.
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
      summary: "The view of a controller is asked for during its deinit.",
      why: """
        The dying controller would build its view once more. What comes of it is undefined, a \
        crash included.
        """,
      help: """
        Do not use view in deinit, and not in what deinit calls; ask viewIfLoaded. A search \
        controller that was never shown is a frequent case: load its view once, or release it \
        earlier.
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
      summary: "A presentation was asked of the window of the keyboard.",
      why: "The search for the top-most controller ended in a window of the system. The user sees nothing.",
      help: """
        Look for the window of your own scene, not for the last or the key one of all windows, \
        and walk up from its root.
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
        Look for a storyboard identifier or a factory that returns nothing, and for an outlet \
        that is not set.
        """,
      source: "UIKit's own message, quoted in public issues and code, as a warning and no exception.",
      bad: """
        Application tried to push a nil view controller on target <UINavigationController: \
        0x7fa1c8821400>.
        """,
      good: .plainPush
    ),
    .diagnostic(
      .hierarchyInconsistency, level: .warning,
      summary: "UIKit found that the tree of views and the tree of controllers do not agree.",
      why: """
        The view of a child was added under another parent than the child itself. UIKit raises \
        an exception for it, which ends the app unless something catches it: it is a warning here, \
        since some releases and tools print the sentence and go on.
        """,
      help: """
        Call addChild on the controller whose view gets the view of the child as a subview. Take \
        the child out of its old parent first.
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
