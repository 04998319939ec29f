/// Why a controller that is asked to present has no view in the window.
enum HiddenPresenter {
  /// Another controller covers it, since a line.
  case below(String, since: Int)
  case wentBack(line: Int)
  case disappeared
  case notYetAppeared

  /// What the finding says about it.
  var text: String {
    switch self {
    case .below(let other, let line): "has been off screen below \(other) since line \(line)"
    case .wentBack(let line): "was popped, dismissed or removed at line \(line)"
    case .disappeared: "has disappeared"
    case .notYetAppeared: "has not appeared yet"
    }
  }

  /// What to do about it.
  var help: String {
    opening + " from the topmost controller, unless that is an alert or is being dismissed; "
      + "tracecheck top --line N LOG shows which one it is at line N." + advice
  }

  private var opening: String {
    switch self {
    case .wentBack, .disappeared:
      "If a response or a timer triggers the presentation late, drop it when the view is no longer in a "
        + "window. Otherwise present"
    case .below, .notYetAppeared: "Present"
    }
  }

  private var advice: String {
    switch self {
    case .below:
      " UIKit may forward the request to a visible ancestor; don't count on it."
    case .wentBack, .disappeared: ""
    case .notYetAppeared:
      " At launch, present from the first viewDidAppear, not from viewDidLoad. Guard it with a flag, because "
        + "viewDidAppear comes again whenever the screen comes back."
    }
  }
}
