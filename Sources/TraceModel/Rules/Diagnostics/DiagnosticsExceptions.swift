extension RuleInfo {
  /// The pages of exceptions: each of them ends the app.
  package static let diagnosticsExceptions: [RuleInfo] = [
    .diagnostic(
      .exceptionPresentActive, level: .error,
      summary: "The app presented a controller that is already presented or has a parent.",
      why: """
        UIKit raises an exception and the app ends. It takes a fast second tap, so users meet it more \
        often than testers.
        """,
      help: """
        Make a new instance for each presentation, or check presentingViewController and parent first. \
        The usual cause is a double tap on a button that presents a stored controller.
        """,
      source: "UIKit's own message, quoted in public issues and code, in an old and a new wording.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Application tried to present modally a view controller \
        <Journal.TagPickerViewController: 0x7fa1c9032800> that is already being presented by \
        <Journal.EntryViewController: 0x7fa1c8414c00>.'
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .exceptionPresentOnItself, level: .error,
      summary: "The app presented a controller on itself.",
      why: """
        UIKit raises an exception and the app ends. It happens on one path of a router only, often a \
        push notification or a deep link.
        """,
      help: """
        Look for a router whose search for the topmost controller returns the one that it is about to \
        present.
        """,
      source: "UIKit's own message, quoted in public issues and code.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Application tried to present modal view controller on itself. Presenting controller is \
        <Journal.EntryViewController: 0x7fa1c8414c00>.'
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .exceptionPresentNil, level: .error,
      summary: "The app presented a controller that is nil.",
      why: """
        UIKit raises an exception and the app ends. All is well on the developer's device; users without \
        mail, camera or data meet it.
        """,
      help: """
        Look for a factory that may return nil: a mail composer on a device without mail, or a misspelt \
        storyboard identifier.
        """,
      source: "UIKit's own message, quoted in public issues and code.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Application tried to present a nil modal view controller on target \
        <Journal.EntryViewController: 0x7fa1c8414c00>.'
        """,
      good: .plainSheet
    ),
    .diagnostic(
      .exceptionPushTwice, level: .error,
      summary: "The app pushed an instance that is already in the stack.",
      why: """
        UIKit raises an exception and the app ends. It takes a fast second tap or a push from \
        two places, so users meet it more often than testers.
        """,
      help: """
        Make a new instance for each push, or check first whether viewControllers contains this one. To \
        go back to a screen, use popToViewController.
        """,
      source: "UIKit's own message, quoted in public issues and code; the wording changed with iOS 17.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Pushing the same view controller instance more than once is not supported \
        (<Journal.EntryViewController: 0x7fa1c8414c00>)'
        """,
      good: .plainPush
    ),
    .diagnostic(
      .exceptionPopNotInStack, level: .error,
      summary: "The app popped to a controller that is not in the stack.",
      why: """
        UIKit raises an exception and the app ends. It happens when the user has left the flow by a way \
        that the code doesn't expect.
        """,
      help: """
        Look the target up in viewControllers right before the call, and pop only if it is there. An \
        earlier pop may have removed it, or it may be in another navigation controller.
        """,
      source: "UIKit's own message, quoted in public issues and code.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', \
        reason: 'Tried to pop to a view controller that doesn't exist.'
        """,
      good: .plainPush
    ),
    .diagnostic(
      .exceptionCommonParent, level: .error,
      summary: "The app swapped two children that don't have the same parent.",
      why: """
        UIKit raises an exception and the app ends, at the moment of the swap and in the middle of what \
        the user was doing.
        """,
      help: """
        Call addChild for the new child before transition(from:to:), on the parent of the old \
        one, and remove the old one only afterwards.
        """,
      source: "UIKit's own message, taken from its format string; no log of it was found.",
      bad: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Children view controllers <Journal.MapViewController: 0x7fa1c7e1a0b0> and \
        <Journal.ListViewController: 0x7fa1c7e21f40> must have a common parent view controller \
        when calling -[UIViewController \
        transitionFromViewController:toViewController:duration:options:animations:completion:]'
        """,
      good: .plainChild
    ),
    .diagnostic(
      .exceptionAlertContainment, level: .error,
      summary: "UIKit asked a controller for its contained alert controller, but it contains none.",
      why: """
        UIKit raises an exception and the app ends while an alert comes up or goes, so the user never \
        reads it.
        """,
      help: """
        Don't use the private presentation of alerts, don't subclass UIAlertController, and don't put \
        one into a container.
        """,
      source: "UIKit's own message, quoted in public issues and code.",
      bad: """
        A view controller not containing an alert controller was asked for its contained alert \
        controller.
        """,
      good: .plainSheet
    ),
  ]
}
