/// Why a controller that is asked to present has no view in the window.
enum HiddenPresenter {
  /// Another lies over it, since a line.
  case below(String, since: Int)
  case wentBack(line: Int)
  case disappeared
  case notYetAppeared

  /// What is said of it.
  var text: String {
    switch self {
    case .below(let other, let line): "has been below \(other) since line \(line)"
    case .wentBack(let line): "went back at line \(line)"
    case .disappeared: "has disappeared"
    case .notYetAppeared: "has not appeared yet"
    }
  }

  /// What to do.
  var help: String {
    "Present from the top-most controller; tracecheck top shows which one that is at that line. " + advice
  }

  private var advice: String {
    switch self {
    case .below:
      "UIKit may forward the request to a visible ancestor; don't count on it."
    case .wentBack, .disappeared:
      "If a response arrives late, check first whether the view is still in a window."
    case .notYetAppeared: "At launch, present from viewDidAppear, not from viewDidLoad."
    }
  }
}
