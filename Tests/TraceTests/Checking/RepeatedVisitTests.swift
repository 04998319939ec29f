import Testing

@testable import TraceModel

/// A screen that is visited again and again, each time as a new instance, is told each time as it was the first time, whatever its
/// class logs besides how it comes.
@Suite struct RepeatedVisitTests {
  /// A way to another screen and back, with all calls that UIKit makes.
  struct Visit: Sendable, CustomTestStringConvertible {
    var name: String
    var calls: [String]
    var told: [String]
    /// What is told only where the class logs that it goes, or its deinit.
    var toldIfItGoes: [String] = []

    var testDescription: String { name }

    static let all = [
      Visit(
        name: "push",
        calls: [
          "Lobby push Room", "Room viewDidLoad", "Lobby viewWillDisappear", "Room viewWillAppear",
          "Room viewIsAppearing", "Lobby viewDidDisappear", "Room viewDidAppear", "Room pop",
          "Room viewWillDisappear", "Lobby viewWillAppear", "Lobby viewIsAppearing", "Room viewDidDisappear",
          "Lobby viewDidAppear", "Room deinit",
        ],
        told: ["push Lobby Room", "pop Room Lobby"]),
      Visit(
        name: "push, and back by the button",
        calls: [
          "Lobby push Room", "Room viewDidLoad", "Lobby viewWillDisappear", "Room viewWillAppear",
          "Room viewIsAppearing", "Lobby viewDidDisappear", "Room viewDidAppear",
          "Room viewWillDisappear", "Lobby viewWillAppear", "Lobby viewIsAppearing", "Room viewDidDisappear",
          "Lobby viewDidAppear", "Room deinit",
        ],
        told: ["push Lobby Room", "pop Room Lobby"]),
      Visit(
        name: "push of a navigation controller that nothing else tells of, and back by the button",
        calls: [
          "Halls push Room", "Room viewDidLoad", "Lobby viewWillDisappear", "Room viewWillAppear",
          "Room viewIsAppearing", "Lobby viewDidDisappear", "Room viewDidAppear",
          "Room viewWillDisappear", "Lobby viewWillAppear", "Lobby viewIsAppearing", "Room viewDidDisappear",
          "Lobby viewDidAppear", "Room deinit",
        ],
        told: ["push Lobby Room", "pop Room Lobby"]),
      Visit(
        name: "another tab, and back",
        calls: [
          "Bar select Room", "Room viewWillAppear", "Room viewIsAppearing", "Lobby viewWillDisappear",
          "Lobby viewDidDisappear", "Room viewDidAppear", "Bar select Lobby", "Lobby viewWillAppear",
          "Lobby viewIsAppearing", "Room viewWillDisappear", "Room viewDidDisappear", "Lobby viewDidAppear",
        ],
        told: ["select Lobby Room", "select Room Lobby"]),
      Visit(
        name: "cover",
        calls: [
          "Lobby present Room", "Room viewDidLoad", "Lobby viewWillDisappear", "Room viewWillAppear",
          "Room viewIsAppearing", "Room viewDidAppear", "Lobby viewDidDisappear", "Room dismiss",
          "Room viewWillDisappear", "Lobby viewWillAppear", "Lobby viewIsAppearing", "Lobby viewDidAppear",
          "Room viewDidDisappear", "Room deinit",
        ],
        told: ["present Lobby Room", "dismiss Room Lobby"]),
      Visit(
        name: "sheet",
        calls: [
          "Lobby present Room", "Room viewDidLoad", "Room viewWillAppear", "Room viewIsAppearing",
          "Room viewDidAppear", "Room dismiss", "Room viewWillDisappear", "Room viewDidDisappear",
          "Room deinit",
        ],
        told: ["present Lobby Room"], toldIfItGoes: ["dismiss Room Lobby"]),
    ]
  }

  /// What a class may log or not, of those that log `viewWillAppear` and `viewDidAppear`.
  static let others = ["viewDidLoad", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear", "deinit"]

  @Test(arguments: Visit.all, [false, true])
  func `each visit is told as the first`(visit: Visit, withAddresses: Bool) {
    for choice in 0..<1 << Self.others.count {
      let unlogged = Self.others.indices.filter { choice & 1 << $0 == 0 }.map { Self.others[$0] }
      let trace = CheckedTrace(log(of: visit, without: unlogged, withAddresses: withAddresses))
      let transitions = trace.transitions.sorted { $0.firstLine < $1.firstLine }
      let told = transitions.map { "\($0.kind) \($0.from ?? "-") \($0.to ?? "-")" }
      let goes = ["viewWillDisappear", "viewDidDisappear", "deinit"].contains { !unlogged.contains($0) }
      let once = visit.told + (goes ? visit.toldIfItGoes : [])
      #expect(Array(told.dropFirst()) == once + once + once, "without \(unlogged)")
      #expect(trace.transitions.allSatisfy { $0.outcome == .completed }, "without \(unlogged)")
      #expect(trace.findings.isEmpty, "without \(unlogged)")
    }
  }

  private static let addresses = ["Room": "0x7f10", "Lobby": "0x7f20"]

  private func log(of visit: Visit, without unlogged: [String], withAddresses: Bool) -> String {
    let arrival = [
      "Lobby viewDidLoad", "Lobby viewWillAppear", "Lobby viewIsAppearing", "Lobby viewDidAppear",
    ]
    let calls = (arrival + visit.calls + visit.calls + visit.calls).map { $0.split(separator: " ") }
    return calls.filter { call in !unlogged.contains { $0 == call[1] } }
      .map { call in
        let names = [call[0]] + call.dropFirst(2)
        let known = names.map {
          withAddresses ? "<\($0): \(Self.addresses[String($0), default: "0x7f30"])>" : "\($0)"
        }
        return (["[\(known[0])]", "\(call[1])"] + known.dropFirst()).joined(separator: " ")
      }
      .joined(separator: "\n")
  }
}
