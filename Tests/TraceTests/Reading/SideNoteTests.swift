import Testing

@testable import TraceModel

/// What somebody wrote beside a line, or what a controller knows of itself, takes no call away.
@Suite struct SideNoteTests {
  static let notes = [
    LineSample("A: viewWillAppear   ← A의 viewDidLoad는 호출 안 됨!", "viewWillAppear A"),
    LineSample("A: viewWillAppear   <- viewDidLoad isn't called again", "viewWillAppear A"),
    LineSample("AltoVC viewWillAppear // viewDidLoad was not called", "viewWillAppear AltoVC"),
    LineSample("AltoVC viewWillAppear # viewDidLoad was not called", "viewWillAppear AltoVC"),
    LineSample("AltoVC viewDidLoad // 1. not yet sung", "viewDidLoad AltoVC"),
    LineSample("Alto viewDidDisappear ──── resting", "viewDidDisappear Alto"),
    LineSample("Alto viewDidDisappear ---- viewDidAppear never called", "viewDidDisappear Alto"),
    LineSample("Alto viewDidDisappear ════ resting, not called", "viewDidDisappear Alto"),
    LineSample("VC-A: viewWillAppear ─────── VC-A: sings (+ ViewWillAppear event)", "viewWillAppear VC-A"),
    LineSample("viewDidLoad ─────── AltoVC", "viewDidLoad AltoVC"),
    LineSample("B: viewWillDisappear()    ⚠️ B knows that it leaves", "viewWillDisappear B"),
  ]

  static let flags = [
    LineSample("Alto viewWillDisappear but NOT being dismissed - only dragged", "viewWillDisappear Alto"),
    LineSample("AltoVC viewWillDisappear, not being dismissed", "viewWillDisappear AltoVC"),
    LineSample("Alto viewWillDisappear not dismissed", "viewWillDisappear Alto"),
    LineSample("Alto viewWillDisappear being popped", "viewWillDisappear Alto"),
  ]

  static let apps = [
    LineSample("applicationDidBecomeActive:", "applicationDidBecomeActive"),
    LineSample("- applicationDidBecomeActive:", "applicationDidBecomeActive"),
    LineSample("applicationWillResignActive: // a call", "applicationWillResignActive"),
    LineSample("applicationDidEnterBackground ← home", "applicationDidEnterBackground"),
    LineSample("applicationWillTerminate: called", "applicationWillTerminate"),
    LineSample("applicationDidBecomeActive: <UIApplication: 0x1f0>", "applicationDidBecomeActive"),
    LineSample("sceneDidEnterBackground:", "sceneDidEnterBackground"),
    LineSample("AppDelegate: >> [10]. applicationDidBecomeActive", "applicationDidBecomeActive AppDelegate"),
  ]

  static let noEvents = [
    "AltoVC viewWillAppear // was never called", "AltoVC viewWillAppear ← 还没调用",
    "AltoVC viewWillAppear // 没有被调用", "AltoVC viewDidLoad isn't called // see viewDidAppear",
    "viewWillAppear ← viewDidLoad ← loadView", "viewWillAppear <- viewDidLoad",
    "viewWillAppear ──→ viewDidAppear",
    "viewWillAppear ── viewDidAppear", "AltoVC viewWillAppear — viewDidLoad was not called",
    "viewDidLoad()    ── once, the sizes aren't known", "Alto viewWillDisappear sings the song",
    "Alto viewWillDisappear but not called", "Alto viewWillDisappear but not being dismissed by me",
    "B viewWillDisappear ⚠️ knows that it leaves", "viewDidLoad -> [viewWillAppear -> viewDidAppear] twice",
    "# applicationDidBecomeActive", "applicationDidBecomeActive: stops the song",
    "applicationDidBecomeActive is called when it comes back", "applicationWillTerminate: 3 songs kept",
  ]

  @Test(arguments: notes + flags + apps) func `a call stays one beside a note`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: noEvents) func `a note is no call`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
