extension RuleInfo {
  /// The pages that refuse a presentation or a dismissal, and of appearance transitions that began and ended unevenly.
  package static let diagnosticsPresentation: [RuleInfo] = [
    .diagnostic(
      .unbalancedAppearance, level: .warning,
      summary: "UIKit says that appearance transitions of a controller began and ended unevenly.",
      why: """
        A second transition began before the first had ended, so a controller got its callbacks \
        twice or not at all. The user sees a screen that is blank, that does not react, or that \
        has the wrong bar.
        """,
      help: """
        Look for two pushes, tab switches or presentations in one turn of the run loop, for a \
        transition that starts in viewWillAppear, and for beginAppearanceTransition without its \
        endAppearanceTransition.
        """,
      source: """
        UIKit's own message, quoted in public issues and code since iOS 5, among them Stack \
        Overflow 9088465.
        """,
      bad: """
        Unbalanced calls to begin/end appearance transitions for <Journal.EntryViewController: \
        0x104d0a600>.
        """,
      good: .plainLife
    ),
    .diagnostic(
      .presentNotInHierarchy, level: .warning,
      summary: "UIKit refused a presentation because the view of the presenter is not in the window.",
      why: """
        The presenter was not on screen yet, or not any more. The user sees nothing of what \
        should have come up.
        """,
      help: """
        Present from the controller on top, from viewDidAppear rather than viewDidLoad, and ask \
        whether the view has a window when the answer of a request arrives late.
        """,
      source: """
        UIKit's own message, quoted in public issues and code; the form with "(from ...)" is the \
        one since iOS 14.
        """,
      bad: """
        [Presentation] Attempt to present <UIAlertController: 0x105012c00> on \
        <Journal.EntryViewController: 0x104d0a600> (from <Journal.EntryViewController: \
        0x104d0a600>) whose view is not in the window hierarchy.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .presentAlreadyPresenting, level: .warning,
      summary: "UIKit refused a presentation because the presenter already presents another controller.",
      why: "A controller presents one other at a time. The second screen, often an alert, never comes.",
      help: """
        Present from the top-most controller, or dismiss first and present in the completion. \
        Keep a queue for alerts that may meet.
        """,
      source: "UIKit's own message, quoted in public issues and code, before and since iOS 14.",
      bad: """
        [Presentation] Attempt to present <UIAlertController: 0x105012c00> on \
        <Journal.EntryViewController: 0x104d0a600> (from <Journal.EntryViewController: \
        0x104d0a600>) which is already presenting <Journal.TagPickerViewController: \
        0x103f1e200>.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .presentInProgress, level: .warning,
      summary: "UIKit refused a presentation because another one is still running.",
      why: """
        Two presentations were started in one go, for example by a double tap. Only the first \
        one comes.
        """,
      help: """
        Start the second in the completion of the first. Disable the control while its \
        transition runs.
        """,
      source: "UIKit's own message, quoted in public issues and code, Open Radar 17762871 among them.",
      bad: """
        [Presentation] Attempt to present <Journal.TagPickerViewController: 0x103f1e200> on \
        <Journal.EntryViewController: 0x104d0a600> (from <Journal.EntryViewController: \
        0x104d0a600>) while a presentation is in progress.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .dismissInProgress, level: .warning,
      summary: "UIKit refused a dismissal because a presentation or dismissal is still running.",
      why: """
        The dismissal is lost and the screen stays. The user has to close it by hand, if that is \
        possible at all.
        """,
      help: """
        Call dismiss in the completion of the transition that is running. Look for two objects \
        that both close the same screen.
        """,
      source: "UIKit's own message, quoted in public issues and code, Open Radar 17762871 among them.",
      bad: """
        Warning: Attempt to dismiss from view controller <Journal.TagPickerViewController: \
        0x7fa1c8414c00> while a presentation or dismiss is in progress!
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .dismissWhileTransitioning, level: .warning,
      summary: "UIKit was asked to dismiss a presentation that is in a transition already.",
      why: """
        The presentation controller takes one transition at a time. The screen may stay, or its \
        dimming view may stay without it.
        """,
      help: """
        Wait for the completion of the running transition, and look for a gesture and a button \
        that dismiss at the same moment.
        """,
      source: "UIKit's own message, quoted in public issues and code of custom presentations.",
      bad: """
        [Assert] Trying to dismiss the presentation controller while transitioning already. \
        (<Journal.CardPresentationController: 0x600003a14580>)
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .presentOnDetached, level: .warning,
      summary: "A controller presents although it is in no controller hierarchy.",
      why: """
        Its view is on screen, but the controller itself is no child of anybody. The \
        presentation may get wrong margins and lose its root; UIKit announces an exception for \
        it.
        """,
      help: """
        Add the controller with addChild and didMove before you add its view, or present from \
        the parent.
        """,
      source: """
        UIKit's own message, quoted in public issues and code; three wordings, up to iOS 13, iOS \
        14 and 15, and later.
        """,
      bad: """
        [Presentation] Presenting view controller <UIAlertController: 0x105012c00> from detached \
        view controller <Journal.EntryViewController: 0x104d0a600> is discouraged.
        """,
      good: .plainSheet
    ),
  ]
}
