/// When a delegate's call came that its presentation does not allow there.
enum DelegateMoment: Sendable {
  /// The controller had gone.
  case late
  /// The controller had not begun to go.
  case alone
  /// The controller had begun to go, and had not gone.
  case between
  /// The call said that the gesture was blocked, and it went through.
  case amid
  /// The call said that it goes, and it did not.
  case unfollowed

  /// The fault in words.
  func message(_ kind: EventKind, _ who: String) -> String {
    switch self {
    case .late: "`\(kind.name)` came for \(who) after its dismissal was over"
    case .alone: "`\(kind.name)` came for \(who), which hadn't begun to disappear"
    case .between: "`\(kind.name)` came for \(who) before its `viewDidDisappear`"
    case .amid: "`\(kind.name)` came for \(who) in the middle of a swipe that completed"
    case .unfollowed: "`\(kind.name)` came for \(who), and \(who) got no `viewWillDisappear`"
    }
  }

  /// What to do about a didDismiss that came too early; `nil` for any other.
  var help: String? {
    switch self {
    case .alone, .between:
      "UIKit calls presentationControllerDidDismiss after viewDidDisappear. Look for code that calls it early, such "
        + "as from presentationControllerWillDismiss or presentationControllerDidAttemptToDismiss, and for a log "
        + "line under the name of another sheet. Clean up in presentationControllerDidDismiss only."
    case .late, .amid, .unfollowed: nil
    }
  }
}
