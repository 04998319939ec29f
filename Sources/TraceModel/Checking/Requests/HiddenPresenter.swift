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
    "Present from the controller that is on top; tracecheck top shows which it is at that line. " + advice
  }

  private var advice: String {
    switch self {
    case .below:
      "UIKit may hand the request on to an ancestor that is visible; do not count on it."
    case .wentBack, .disappeared:
      "Where an answer arrives late, ask first whether the view is still in a window."
    case .notYetAppeared: "At launch, present from viewDidAppear, not from viewDidLoad."
    }
  }
}
