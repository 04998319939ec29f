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
    case .alone: "`\(kind.name)` came for \(who), whose dismissal hadn't begun"
    case .between: "`\(kind.name)` came for \(who) before its `viewDidDisappear`"
    case .amid: "`\(kind.name)` came for \(who) in the middle of a swipe that completed"
    case .unfollowed: "`\(kind.name)` came for \(who), and \(who) got no `viewWillDisappear`"
    }
  }
}
