import Testing

@testable import TraceModel

/// What coordinators say of their children in words, with as many lines that look alike and are no events.
@Suite struct CoordinatorLineTests {
  private static let added = "addChildCoordinator RootCoordinator MenuCoordinator"
  private static let finished = "childDidFinish RootCoordinator MenuCoordinator"

  static let lines = [
    LineSample("RootCoordinator start MenuCoordinator, children: 2", added),
    LineSample("RootCoordinator started MenuCoordinator", added),
    LineSample("RootCoordinator: starting MenuCoordinator (2 children)", added),
    LineSample("RootCoordinator starts Larder.MenuCoordinator", added),
    LineSample("RootCoordinator added child MenuCoordinator", added),
    LineSample("RootCoordinator: add child coordinator: MenuCoordinator; 2 in all", added),
    LineSample("RootCoordinator add(MenuCoordinator)", added),
    LineSample("2026-03-01 10:00:00.000 Larder[314:9912] RootCoordinator adds MenuCoordinator", added),
    LineSample("RootCoordinator start", "start RootCoordinator"),
    LineSample("RootCoordinator removed MenuCoordinator, children: 0", finished),
    LineSample("Larder.RootCoordinator remove child MenuCoordinator", finished),
    LineSample("RootCoordinator: finished MenuCoordinator", finished),
  ]

  static let noEvents = [
    "RootCoordinator start soon", "the RootCoordinator start", "RootCoordinator started the app",
    "RootCoordinator started in 12 ms",
    "the coordinator started MenuCoordinator", "coordinator start MenuCoordinator",
    "RootCoordinator start MenuCoordinator failed", "RootCoordinator starts Menu",
    "RootCoordinator removed observers", "RootCoordinator finished loading", "RootCoordinator adding 3 items",
    "NSFileCoordinator started presenter", "coordinates added to MenuCoordinator",
  ]

  @Test(arguments: lines) func `a coordinator tells of its child in words`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: noEvents) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
