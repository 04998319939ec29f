/// The last time that an app was left and came back.
struct TimeAway: Equatable, Sendable {
  /// Where it went to the background and is away since, or 0.
  private(set) var awayLine = 0
  /// By which call it went.
  private(set) var awayBy = EventKind.applicationDidEnterBackground
  /// Where it had gone when it came back last, or 0.
  private(set) var leftLine = 0
  /// Where it came back, and by which call, or 0.
  private(set) var backLine = 0
  private(set) var backBy = EventKind.applicationDidBecomeActive

  /// Whether the app was left behind a line, and came back.
  func isBehind(_ line: Int) -> Bool { leftLine > line }

  /// A step of the app or of one of its scenes.
  mutating func take(_ step: SceneStep, _ event: Event) {
    switch step {
    case .enterBackground: (awayLine, awayBy) = (event.line, event.kind)
    case .becomeActive where awayLine > 0:
      (leftLine, awayLine) = (awayLine, 0)
      (backLine, backBy) = (event.line, event.kind)
    case .connect, .enterForeground, .becomeActive, .resignActive, .disconnect: break
    }
  }
}
