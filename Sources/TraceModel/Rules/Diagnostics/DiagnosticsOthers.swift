extension RuleInfo {
  /// The pages of the rest: alerts, popovers, SwiftUI, rotation, leak detectors.
  package static let diagnosticsOthers: [RuleInfo] = [
    .diagnostic(
      .alertUnknownPresenter, level: .warning,
      summary: "An alert was to be dismissed whose presenter is not known any more.",
      why: "The dismissal does not take place. The alert, or its dimming, may stay and swallow every touch.",
      help: """
        Keep the presenter alive and in its window until the alert is gone. Look for a root \
        controller that is exchanged under an alert.
        """,
      source: "UIKit's own message, read from its format string; no log was seen.",
      bad: """
        Attempt to dismiss <UIAlertController: 0x105012c00> with unknown presenter, action will \
        not be performed.
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .popoverActive, level: .warning,
      summary: "A popover was shown again while it is still up.",
      why: "The second call is dropped or moves the popover to another place.",
      help: "Dismiss the popover first, or make a new one. Disable the button that shows it while it is up.",
      source: "UIKit's own message, read from its format string; no log was seen.",
      bad: """
        Application tried to represent an active popover presentation: \
        <UIPopoverPresentationController: 0x7fa1c8509a10>
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .presentationDeallocatedEarly, level: .warning,
      summary: "A presentation controller was released in the middle of its transition.",
      why: "Touches were switched off for the transition and may stay off: the app looks frozen.",
      help: """
        Keep the presented controller and its transitioning delegate alive until the completion. \
        Look for a presentation that is set off by an object that goes away at once.
        """,
      source: "UIKit's own message, read from its format string; no log was seen.",
      bad: """
        Invalid state: deallocating presentation controller while still ignoring interaction \
        events: <Journal.CardPresentationController: 0x600003a14580>
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .swiftUISingleSheet, level: .info,
      summary: "SwiftUI was asked for a second sheet while one is up.",
      why: "The second sheet comes only when the first is gone, which may be never or at the wrong moment.",
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
      summary: "A window ended a pause of autorotation that it had not begun.",
      why: """
        It is a side effect of transitions and keyboards and mostly harmless. After a \
        presentation that was cut short the interface may not turn with the device.
        """,
      help: """
        Nothing, as long as the interface turns. Otherwise look for a transition that was \
        started twice just above this line.
        """,
      source: "UIKit's own message, quoted in public issues and code, as noise around transitions.",
      bad: """
        -[UIWindow endDisablingInterfaceAutorotationAnimated:] called on <UITextEffectsWindow: \
        0x104c0a200; frame = (0 0; 390 844)> without matching \
        -beginDisablingInterfaceAutorotation. Ignoring.
        """,
      good: .plainLife
    ),
    .diagnostic(
      .leakSuspected, level: .info,
      summary: "A leak detector of the app reports a controller that is still alive.",
      why: """
        The detector waited a moment after the screen went and found it still there. It may be a \
        leak, or only a slow release.
        """,
      help: """
        Open the memory graph after the visit and look for who holds the controller: closures, \
        timers, delegates. If it is released a moment later, raise the waiting time of the \
        detector.
        """,
      source: "A message of third-party leak detectors, not of UIKit.",
      bad: #"Detect Possible Controller Leak: EntryViewController"#,
      good: .plainLife
    ),
  ]
}
