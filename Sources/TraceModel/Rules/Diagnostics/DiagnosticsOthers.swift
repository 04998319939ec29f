extension RuleInfo {
  /// The pages of the rest: alerts, popovers, SwiftUI, rotation, leak detectors.
  package static let diagnosticsOthers: [RuleInfo] = [
    .diagnostic(
      .alertUnknownPresenter, level: .warning,
      summary: "The app dismissed an alert whose presenter is already gone.",
      why: "The dismissal doesn't happen. The alert, or its dimming view, may stay and block every touch.",
      help: """
        Keep the presenter alive and in its window until the alert is gone. Look for a root controller \
        that is replaced under an alert.
        """,
      source: "UIKit's own message, taken from its format string; no log of it was found.",
      bad: """
        Attempt to dismiss <UIAlertController: 0x105012c00> with unknown presenter, action will \
        not be performed.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .popoverActive, level: .warning,
      summary: "The app showed a popover again while it was still up.",
      why: "UIKit drops the second call, or moves the popover to another place.",
      help: "Dismiss the popover first, or make a new one. Disable the button that shows it while it is up.",
      source: "UIKit's own message, taken from its format string; no log of it was found.",
      bad: """
        Application tried to represent an active popover presentation: \
        <UIPopoverPresentationController: 0x7fa1c8509a10>
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .presentationDeallocatedEarly, level: .warning,
      summary: "A presentation controller was released in the middle of its transition.",
      why: "UIKit disabled touches for the transition, and they may stay disabled: the app looks frozen.",
      help: """
        Keep the presented controller and its transitioning delegate alive until the completion. Look \
        for a presentation that is started by an object that goes away at once.
        """,
      source: "UIKit's own message, taken from its format string; no log of it was found.",
      bad: """
        Invalid state: deallocating presentation controller while still ignoring interaction \
        events: <Journal.CardPresentationController: 0x600003a14580>
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .swiftUISingleSheet, level: .info,
      summary: "The app asked SwiftUI for a second sheet while one was up.",
      why: """
        SwiftUI shows the second sheet only when the first is gone, which may be never or at the wrong \
        moment.
        """,
      help: """
        Use one sheet with an item that says what to show, or attach the second sheet inside the \
        first.
        """,
      source: "SwiftUI's own message, in public issue reports.",
      bad: """
        Currently, only presenting a single sheet is supported. The next sheet will be presented \
        when the currently presented sheet gets dismissed.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .autorotationUnbalanced, level: .info,
      summary: """
        A window got endDisablingInterfaceAutorotation without beginDisablingInterfaceAutorotation \
        before it.
        """,
      why: """
        It is a side effect of transitions and keyboards, and mostly harmless. After an interrupted \
        presentation the interface may not rotate with the device.
        """,
      help: """
        Do nothing as long as the interface rotates. Otherwise look for a transition that was started \
        twice just above this line.
        """,
      source: "UIKit's own message, quoted in public issues and code as noise around transitions.",
      bad: """
        -[UIWindow endDisablingInterfaceAutorotationAnimated:] called on <UITextEffectsWindow: \
        0x104c0a200; frame = (0 0; 390 844)> without matching \
        -beginDisablingInterfaceAutorotation. Ignoring.
        """,
      good: .plainLife
    ),
    .diagnostic(
      .leakSuspected, level: .info,
      summary: "The app's leak detector reports a controller that is still alive.",
      why: """
        The detector waited a moment after the screen had gone and found it still there. It may be a \
        leak, or only a slow release.
        """,
      help: """
        Open the memory graph after the visit and see what retains the controller: closures, timers, \
        delegates. If it is released a moment later, raise the detector's waiting time.
        """,
      source: "A message of third-party leak detectors, not of UIKit.",
      bad: #"Detect Possible Controller Leak: EntryViewController"#,
      good: .plainLife
    ),
  ]
}
