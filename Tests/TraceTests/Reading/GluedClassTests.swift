import Testing

@testable import TraceModel

/// A class that is glued before a method of containment, and what is written behind one.
@Suite struct GluedClassTests {
  static let events = [
    LineSample("LidController:didMove(toParent:)", "didMove LidController"),
    LineSample("LidController:willMove(toParentViewController:)", "willMove LidController"),
    LineSample("LidViewController:didMove(toParentViewController:)", "didMove LidViewController"),
    LineSample("LidVC:willMove(toParent: nil)", "willMove LidVC"),
    LineSample("LidVC:removeFromParent()", "removeFromParent LidVC"),
    LineSample("LidVC: didMove(toParent:)", "didMove LidVC"),
    LineSample("[Larder] LidVC:didMove(toParent:)", "didMove LidVC"),
    LineSample("Lid willMoveToParent:shelf  (此刻 parent=shelf)", "willMove Lid"),
    LineSample("LidVC willMoveToParent:shelf (now parent=shelf)", "willMove LidVC"),
    LineSample("Lid didMoveToParent:shelf      ← 第二次", "didMove Lid"),
    LineSample("Lid didMoveToParent:shelf // second", "didMove Lid"),
    LineSample("Lid didMoveToParent:shelf (second)", "didMove Lid"),
    LineSample("LidVC didMove(toParent:) // second", "didMove LidVC"),
    LineSample("LidVC didMove parent=nil // second", "didMove LidVC"),
  ]

  static let noEvents = [
    "lids:didMove(toParent:)",
    "Lid didMoveToParent:shelf is next",
    "the lid didMoveToParent:shelf (second)",
    "lidController:didMoveTo(shelf)",
    "LidCache:didMoveToDisk",
    "Lids:didMove",
    "LidVC:didMoveTo(disk)",
  ]

  @Test(arguments: events) func `whose call it is`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `other things are no events`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
