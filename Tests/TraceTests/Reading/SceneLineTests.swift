import Testing

@testable import TraceModel

/// The callbacks of the app and of a scene in spoken words.
@Suite struct SceneLineTests {
  static let events = [
    LineSample("Scene did become active", "sceneDidBecomeActive"),
    LineSample("Scene Did Become Active!", "sceneDidBecomeActive"),
    LineSample("Scene will resign active.", "sceneWillResignActive"),
    LineSample("Scene did enter background", "sceneDidEnterBackground"),
    LineSample("Scene will enter foreground", "sceneWillEnterForeground"),
    LineSample("Scene will connect", "sceneWillConnect"),
    LineSample("scene did disconnect", "sceneDidDisconnect"),
    LineSample("✅ Scene did become active", "sceneDidBecomeActive"),
    LineSample("10:00:00.123 Larder[314:99] Scene did become active", "sceneDidBecomeActive"),
    LineSample("[PondScene] Scene did become active", "sceneDidBecomeActive PondScene"),
    LineSample("Application did become active", "applicationDidBecomeActive"),
    LineSample("Application will resign active", "applicationWillResignActive"),
    LineSample("Application did enter background", "applicationDidEnterBackground"),
    LineSample("Application will enter foreground", "applicationWillEnterForeground"),
    LineSample("Application will terminate", "applicationWillTerminate"),
    LineSample("Application did finish launching", "didFinishLaunching"),
    LineSample("🌅 sceneDidBecomeActive", "sceneDidBecomeActive"),
    LineSample("DEBUG: sceneDidBecomeActive", "sceneDidBecomeActive"),
    LineSample("*** sceneDidBecomeActive", "sceneDidBecomeActive"),
    LineSample("INFO  Scene did become active", "sceneDidBecomeActive"),
  ]

  static let noEvents = [
    "Scene did become active again", "Scene did become active: 3", "Scene did become active?",
    "Scene did become active - Pond", "Scene will resign active when a call comes",
    "The scene did become active", "My scene did disconnect", "websocket scene did disconnect",
    "PondScene did become active", "Scene will connect to the server", "Scene did load", "Scene will appear",
    "Scene will terminate", "App did become active", "App will terminate", "My application will terminate",
    "whenever the application did become active", "Application will connect", "Application did load",
    "### sceneDidBecomeActive",
    "Session did become active", "Scene didn't become active", "Scene did not become active",
  ]

  @Test(arguments: events) func `the words are read as the callback`(_ sample: LineSample) throws {
    try sample.expectReading()
  }

  @Test(arguments: noEvents) func `other words are no event`(_ line: String) throws {
    try LineSample(line, nil).expectReading()
  }
}
