import Testing

@testable import TraceModel

/// Logs that tell one half of each move: that controllers begin to come and go, or that they have come and gone.
@Suite struct HalfToldTests {
  private func told(_ calls: [String]) -> [String] {
    let log = calls.map { call in
      let words = call.split(separator: " ")
      return "\(words[0]) view\(words[1])"
    }
    let told = CheckedTrace(log.joined(separator: "\n")).transitions
    return told.sorted { $0.firstLine < $1.firstLine }.map {
      "\($0.kind) \($0.from ?? "-") \($0.to ?? "-")"
    }
  }

  @Test func `a push and a pop of which only the ends are told are one move each`() {
    let calls = [
      "ShelfVC DidAppear", "ShelfVC DidDisappear", "JarVC DidAppear", "JarVC DidDisappear",
      "ShelfVC DidAppear",
    ]
    #expect(told(calls) == ["launch - ShelfVC", "push ShelfVC JarVC", "pop JarVC ShelfVC"])
  }

  @Test func `the order of the ends tells a full screen from a push`() {
    let calls = [
      "ShelfVC DidAppear", "DoorVC DidAppear", "ShelfVC DidDisappear", "ShelfVC DidAppear",
      "DoorVC DidDisappear",
    ]
    #expect(told(calls) == ["launch - ShelfVC", "present ShelfVC DoorVC", "dismiss DoorVC ShelfVC"])
  }

  @Test func `a sheet leaves in place what it was over, whichever half is told`() {
    let dids = [
      "ShelfVC DidAppear", "NoteVC DidAppear", "NoteVC DidDisappear", "TagVC DidAppear", "TagVC DidDisappear",
      "ShelfVC DidDisappear", "JarVC DidAppear",
    ]
    #expect(
      told(dids) == [
        "launch - ShelfVC", "present - NoteVC", "dismiss NoteVC -", "present - TagVC", "dismiss TagVC -",
        "push ShelfVC JarVC",
      ])
    let mixed = [
      "ShelfVC DidAppear", "ShelfVC WillDisappear", "JarVC DidAppear", "NoteVC DidAppear",
      "NoteVC WillDisappear",
      "JarVC WillDisappear", "ShelfVC DidAppear",
    ]
    #expect(
      told(mixed) == [
        "launch - ShelfVC", "push ShelfVC JarVC", "present - NoteVC", "dismiss NoteVC -", "pop JarVC ShelfVC",
      ])
  }

  @Test func `a push and a pop of which only the beginnings are told are one move each`() {
    let calls = [
      "ShelfVC WillAppear", "ShelfVC WillDisappear", "JarVC WillAppear", "JarVC WillDisappear",
      "ShelfVC WillAppear", "ShelfVC WillDisappear", "LidVC WillAppear",
    ]
    #expect(
      told(calls) == ["launch - ShelfVC", "push ShelfVC JarVC", "pop JarVC ShelfVC", "push ShelfVC LidVC"])
  }

  @Test func `what was shown before comes back where only arrivals are told`() {
    let calls = [
      "ShelfVC DidLoad", "ShelfVC DidAppear", "JarVC DidLoad", "JarVC DidAppear", "ShelfVC DidAppear",
    ]
    #expect(told(calls).last == "pop JarVC ShelfVC")
  }

  /// The halves of the calls of a legal app, without a mark, and how many of a hundred transitions they tell as all calls do.
  @Test(arguments: [
    (half: ["viewDidAppear", "viewDidDisappear"], atLeast: 55),
    (half: ["viewWillAppear", "viewWillDisappear"], atLeast: 50),
    (half: ["viewDidAppear", "viewWillDisappear"], atLeast: 55),
    (half: ["viewWillAppear", "viewDidDisappear"], atLeast: 50),
  ])
  func `a half tells the moves of a legal app`(half: [String], atLeast: Int) throws {
    var (all, alike) = (0, 0)
    for seed in UInt64(1)...12 {
      let calls = Self.calls(seed)
      let right = Self.moves(calls)
      let told = Self.moves(calls.filter { call in half.contains { call.contains($0) } })
      all += right.values.reduce(0, +)
      alike += right.reduce(0) { $0 + min($1.value, told[$1.key, default: 0]) }
    }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  /// The callbacks that a legal app logs, with addresses.
  private static func calls(_ seed: UInt64) -> [String] {
    let level = LoggingLevel(title: "", hasAddresses: true, hasNamesakes: false, leastFound: 0)
    return LegalApp.log(seed: seed, moves: 80, level: level).split(separator: "\n").map(String.init).filter {
      $0.contains("viewWill") || $0.contains("viewDid")
    }
  }

  private static func moves(_ calls: [String]) -> [[String?]: Int] {
    CheckedTrace(calls.joined(separator: "\n")).transitions.reduce(into: [:]) {
      $0[["\($1.kind)", $1.from, $1.to], default: 0] += 1
    }
  }
}
