/// Why a controller that is asked to present has no view in the window.
enum HiddenPresenter {
  /// Another controller covers it, since a line.
  case below(String, since: Int)
  /// Another tab is shown, since a line.
  case inOtherTab(String, since: Int)
  case wentBack(line: Int)
  case disappeared
  /// The app dismisses or pops it, and it has begun to go, at a line.
  case going(since: Int)
  case notYetAppeared

  /// What the finding says about it.
  var text: String {
    switch self {
    case .below(let other, let line): "has been off screen below \(other) since line \(line)"
    case .inOtherTab(let other, let line):
      "has been off screen since the tab of \(other) came at line \(line)"
    case .wentBack(let line): "was popped, dismissed or removed at line \(line)"
    case .disappeared: "has disappeared"
    case .going(let line): "has been on its way out since line \(line)"
    case .notYetAppeared: "has not appeared yet"
    }
  }

  /// The line at which another came instead.
  func evidence(_ name: String) -> [Evidence] {
    switch self {
    case .below(let other, let line):
      [
        Evidence(
          line: line, controller: other, event: "viewWillAppear", label: "covers \(name)", isContext: true)
      ]
    case .inOtherTab(let other, let line):
      [
        Evidence(
          line: line, controller: other, event: "viewWillAppear", label: "its tab is shown instead",
          isContext: true)
      ]
    case .wentBack, .disappeared, .going, .notYetAppeared: []
    }
  }

  /// What follows for its view.
  var outcome: String {
    if case .going = self { return "so its view leaves the window" }
    return "so its view is not in the window"
  }

  /// What its request is marked with.
  var label: String {
    if case .going = self { return "on its way out here" }
    return "not in the window here"
  }

  /// What to do about it.
  var help: String {
    if case .inOtherTab = self {
      return
        "Present from the tab bar controller, or select the presenter's tab first and present when it has appeared."
    }
    if case .going = self {
      return
        "Present from a controller that stays, and only when this one has gone: in the completion of "
        + "dismiss(animated:completion:), or in that of transitionCoordinator.animate(alongsideTransition:completion:) "
        + "after a pop."
    }
    return opening + " from the topmost controller, unless that is an alert or is being dismissed; "
      + "tracecheck top --line N LOG shows which one it is at line N." + advice
  }

  private var opening: String {
    switch self {
    case .wentBack, .disappeared:
      "If a response or a timer triggers the presentation late, drop it when the view is no longer in a "
        + "window. Otherwise present"
    case .below, .inOtherTab, .going, .notYetAppeared: "Present"
    }
  }

  private var advice: String {
    switch self {
    case .below:
      " UIKit may forward the request to a visible ancestor; don't count on it."
    case .inOtherTab, .wentBack, .disappeared, .going: ""
    case .notYetAppeared:
      " At launch, present from the first viewDidAppear, not from viewDidLoad. Guard it with a flag, because "
        + "viewDidAppear comes again whenever the screen comes back."
    }
  }
}
