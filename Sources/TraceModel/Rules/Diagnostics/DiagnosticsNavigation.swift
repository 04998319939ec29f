extension RuleInfo {
  /// The pages of navigation controllers, and of a transition that was given up.
  package static let diagnosticsNavigation: [RuleInfo] = [
    .diagnostic(
      .navigationBusy, level: .warning,
      summary: "A navigation controller was asked to change its stack during a transition, and did not.",
      why: """
        The call is dropped: a screen that should have come does not, or one that should have \
        gone stays.
        """,
      help: """
        To change several screens at once, call setViewControllers. Before iOS 26 wait for \
        navigationController(_:didShow:animated:), or for the completion of the transition; from iOS \
        26 on, and with a zoom transition from iOS 18, UIKit completes a push or pop that is \
        interrupted, and Apple says to let the next one begin: see whether a presentation runs.
        """,
      source: "UIKit's own message, quoted in public issues and code with several selectors.",
      bad: """
        pushViewController:animated: called on <UINavigationController 0x7fa1c8821400> while an \
        existing transition or presentation is occurring; the navigation stack will not be \
        updated.
        """,
      good: .plainPush
    ),
    .diagnostic(
      .nestedNavigationAnimation, level: .warning,
      summary: "A push or pop was started while another one is animated.",
      why: """
        Bar and stack no longer agree: the title is of one screen and the content of another, or \
        the back button skips a screen.
        """,
      help: """
        To open several screens at once, call setViewControllers with the whole stack. Let no screen \
        push the next one from its viewWillAppear. Before iOS 26 let one transition end before the \
        next begins; from then on UIKit does so itself.
        """,
      source: "UIKit's own message, quoted in public issues and code since iOS 5.",
      bad: #"nested push animation can result in corrupted navigation bar"#,
      good: .plainPush
    ),
    .diagnostic(
      .navigationUnexpectedState, level: .warning,
      summary: "A navigation controller ended a transition in a state that it did not expect.",
      why: "It follows on overlapping pushes or pops. The bar may show the items of a screen that is gone.",
      help: """
        Look for the two transitions that overlap just above this line. Before iOS 26 start the \
        second when the first has ended; from then on UIKit completes a push or pop that is \
        interrupted, so look for a stack that is changed from viewWillAppear or from a delegate's call.
        """,
      source: """
        UIKit's own message, quoted in public issues and code, mostly right after the message on \
        nested animations.
        """,
      bad: """
        Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
        might get corrupted.
        """,
      good: .plainPush
    ),
    .diagnostic(
      .navigationBarBusy, level: .warning,
      summary: "A transition of a navigation bar began while another one is running.",
      why: "The titles and buttons of the bar can get mixed up or stay half faded.",
      help: """
        Look for a push or pop that is started twice, and for bar items that a custom transition \
        animates itself.
        """,
      source: "UIKit's own message, quoted in public issues and code of one library, Hero issue 638.",
      bad: """
        Attempting to begin a transition on navigation bar (<UINavigationBar: 0x7fa1c8509a10; \
        frame = (0 44; 390 44); layer = <CALayer: 0x600000c1d2a0>>) while a transition is in \
        progress.
        """,
      good: .plainPush
    ),
    .diagnostic(
      .transitionAborted, level: .warning,
      summary: "UIKit gave up a transition that had lost the view it was to happen in.",
      why: """
        The presentation or dismissal does not take place, and what follows on its completion \
        may never run.
        """,
      help: """
        Look for a presenter that leaves the window while it presents or dismisses, and for a \
        custom presentation without a container view.
        """,
      source: """
        UIKit's own message, quoted in public issues and code, beside messages on dismissals \
        that overlap.
        """,
      bad: #"Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"#,
      good: .plainSheet
    ),
  ]
}
