/// The last time that an app was left and came back.
struct TimeAway: Equatable, Sendable {
  /// Where it went to the background, or 0.
  private(set) var leftLine = 0
  /// Where it came back, and by which call; 0 while it is away.
  private(set) var backLine = 0
  private(set) var backBy = EventKind.applicationDidBecomeActive

  /// Whether the app was left behind a line, and is back.
  func isBehind(_ line: Int) -> Bool { leftLine > line && backLine > leftLine }

  /// A step of the app or of one of its scenes.
  mutating func take(_ step: SceneStep, _ event: Event) {
    switch step {
    case .enterBackground: leftLine = event.line
    case .becomeActive: (backLine, backBy) = (event.line, event.kind)
    case .connect, .enterForeground, .resignActive, .disconnect: break
    }
  }
}
