extension RuleInfo {
  /// The pages of navigation controllers, and of a transition that was given up.
  package static let diagnosticsNavigation: [RuleInfo] = [
    .diagnostic(
      .navigationBusy, level: .warning,
      summary: """
        A navigation controller was asked to change its stack during a transition or presentation, and \
        ignored the call.
        """,
      why: """
        UIKit drops the call: a screen that should have come doesn't, or one that should have gone \
        stays.
        """,
      help: """
        During a presentation or dismissal, push in its completion, or push first and present afterwards. \
        During another push or pop, wait for navigationController(_:didShow:animated:) before iOS 26; from \
        iOS 26, and with a zoom transition from iOS 18, UIKit completes the first when the second begins. \
        To change several screens at once, call setViewControllers.
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
      summary: "The app started a push or pop while another one was still animating.",
      why: """
        The bar and the stack no longer match: the title belongs to one screen and the content to \
        another, or the back button skips a screen.
        """,
      help: """
        To open several screens at once, call setViewControllers with the whole stack. Don't push the \
        next screen from viewWillAppear of the current one. Before iOS 26, let one transition end before \
        the next begins; from iOS 26 UIKit does so itself.
        """,
      source: "UIKit's own message, quoted in public issues and code since iOS 5.",
      bad: #"nested push animation can result in corrupted navigation bar"#,
      good: .plainPush
    ),
    .diagnostic(
      .navigationUnexpectedState, level: .warning,
      summary: "A navigation controller finished a transition in an unexpected state.",
      why: "Overlapping pushes or pops cause it. The bar may show the items of a screen that is gone.",
      help: """
        Look for the two overlapping transitions just above this line. Before iOS 26, start the second \
        when the first has ended. From iOS 26 UIKit completes a push or pop that is interrupted, so look \
        for a stack that is changed from viewWillAppear or from a delegate call.
        """,
      source: """
        UIKit's own message, quoted in public issues and code, mostly right after the message about \
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
      summary: "A navigation bar began a transition while another one was running.",
      why: "The bar's titles and buttons may get mixed up or stay half faded.",
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
      summary: "UIKit aborted a transition because the transition view it needed was gone.",
      why: "The presentation or dismissal doesn't happen, and its completion may never run.",
      help: """
        Look for a presenter that leaves the window while it presents or dismisses, and for a custom \
        presentation without a container view.
        """,
      source: """
        UIKit's own message, quoted in public issues and code, next to messages about overlapping \
        dismissals.
        """,
      bad: #"Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"#,
      good: .plainSheet
    ),
  ]
}
