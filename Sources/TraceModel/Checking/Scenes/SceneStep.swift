/// What is told of a scene, or of the app, in the course of its life.
enum SceneStep: UInt8, CaseIterable, Sendable {
  case connect, enterForeground, becomeActive, resignActive, enterBackground, disconnect

  init?(_ event: EventKind) {
    switch event {
    case .sceneWillConnect, .didFinishLaunching: self = .connect
    case .sceneWillEnterForeground, .applicationWillEnterForeground: self = .enterForeground
    case .sceneDidBecomeActive, .applicationDidBecomeActive: self = .becomeActive
    case .sceneWillResignActive, .applicationWillResignActive: self = .resignActive
    case .sceneDidEnterBackground, .applicationDidEnterBackground: self = .enterBackground
    case .sceneDidDisconnect, .applicationWillTerminate: self = .disconnect
    default: return nil
    }
  }

  /// Where it leads.
  var next: SceneState {
    switch self {
    case .connect: .connected
    case .enterForeground, .resignActive: .inactive
    case .becomeActive: .active
    case .enterBackground: .background
    case .disconnect: .disconnected
    }
  }

  /// The states in which it can come. An app is active after its launch without having entered the foreground, and
  /// apps that log their launch may log nothing more of it; a scene may be disconnected, and connected in the background, at
  /// any time.
  var legalStates: [SceneState] {
    switch self {
    case .connect: [.disconnected]
    case .enterForeground: [.connected, .background]
    case .becomeActive: [.connected, .inactive]
    case .resignActive: [.connected, .active]
    case .enterBackground: [.connected, .inactive]
    case .disconnect: [.connected, .inactive, .active, .background]
    }
  }

  /// Its bit in a set of steps.
  var bit: UInt8 { 1 << rawValue }
}

/// Where a scene, or the app, is in its life.
enum SceneState: UInt8, CaseIterable, Sendable {
  case connected, inactive, active, background, disconnected

  /// Its name in messages.
  var words: String {
    switch self {
    case .connected: "connected but not yet in the foreground"
    case .background: "in the background"
    case .inactive, .active, .disconnected: "\(self)"
    }
  }
}
