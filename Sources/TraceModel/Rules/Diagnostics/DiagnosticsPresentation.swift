extension RuleInfo {
  /// The pages that refuse a presentation or a dismissal, and of appearance transitions that began and ended unevenly.
  package static let diagnosticsPresentation: [RuleInfo] = [
    .diagnostic(
      .unbalancedAppearance, level: .warning,
      summary: """
        UIKit says that the calls to begin and end a controller's appearance transitions don't \
        pair up.
        """,
      why: """
        A second transition began before the first had ended, so a controller got its callbacks twice or \
        not at all. The user sees a screen that is blank, doesn't respond, or has the wrong bar.
        """,
      help: """
        Look for two pushes, tab switches or presentations in one turn of the run loop, for a transition \
        that starts in viewWillAppear, and for a beginAppearanceTransition without its \
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
      summary: "UIKit refused a presentation because the presenter's view is not in the window.",
      why: """
        The presenter was not on screen yet, or no longer. The user sees nothing of what should have \
        come up.
        """,
      help: """
        Present from the topmost controller, and from the first viewDidAppear, not from viewDidLoad. If a \
        network response arrives late, check whether the view has a window.
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
      summary: "UIKit refused a presentation because the presenter is already presenting another controller.",
      why: "A controller presents one other at a time. The second screen, often an alert, never appears.",
      help: """
        Present from the topmost controller, or dismiss first and present in the completion. If several \
        alerts can come at once, queue them.
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
        The app started two presentations at once, for example after a double tap. Only the first \
        one appears.
        """,
      help: """
        Wait for the completion of the first presentation, and then present from the controller that it \
        showed, because the presenter can't present two. If only one of the two should be shown, decide \
        before you present; if a control was tapped twice, disable it while its transition runs.
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
        UIKit drops the dismissal and the screen stays. The user has to close it by hand, if that is \
        possible at all.
        """,
      help: """
        Call dismiss in the completion of the running transition. Look for two objects that both close \
        the same screen.
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
      summary: "The app dismissed a presentation that was already in a transition.",
      why: """
        A presentation controller handles one transition at a time. The screen may stay, or its dimming \
        view may stay without it.
        """,
      help: """
        Wait for the completion of the running transition, and look for a gesture and a button that \
        dismiss at the same moment.
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
      summary: "A controller presents although it isn't in any controller hierarchy.",
      why: """
        Its view is on screen, but the controller itself has no parent. The presentation may get wrong \
        margins and lose its root; UIKit announces that this will become an exception.
        """,
      help: """
        Add the controller with addChild and didMove before you add its view, or present from the \
        parent.
        """,
      source: """
        UIKit's own message, quoted in public issues and code; three wordings: up to iOS 13, iOS 14 and \
        15, and later.
        """,
      bad: """
        [Presentation] Presenting view controller <UIAlertController: 0x105012c00> from detached \
        view controller <Journal.EntryViewController: 0x104d0a600> is discouraged.
        """,
      good: .plainSheet
    ),
  ]
}
