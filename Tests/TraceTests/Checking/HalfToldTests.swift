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

  @Test(arguments: [["WillAppear", "DidAppear"], ["DidAppear"]])
  func `where only arrivals are told, a screen that comes again tells that those above it have gone`(
    callbacks: [String]
  ) {
    let screens = ["ShelfVC", "JarVC", "LidVC", "JarVC", "ShelfVC", "NoteVC", "ShelfVC"]
    let calls = screens.flatMap { screen in callbacks.map { "\(screen) \($0)" } }
    #expect(
      told(calls) == [
        "launch - ShelfVC", "present ShelfVC JarVC", "present JarVC LidVC", "pop LidVC JarVC",
        "pop JarVC ShelfVC", "push ShelfVC NoteVC", "pop NoteVC ShelfVC",
      ])
  }

  /// The halves of the calls of a legal app, without a mark, and how many of a hundred transitions they tell as all calls do.
  @Test(arguments: [
    (half: ["viewDidAppear", "viewDidDisappear"], atLeast: 55),
    (half: ["viewWillAppear", "viewWillDisappear"], atLeast: 50),
    (half: ["viewDidAppear", "viewWillDisappear"], atLeast: 55),
    (half: ["viewWillAppear", "viewDidDisappear"], atLeast: 50),
  ])
  func `a half tells the moves of a legal app`(half: [String], atLeast: Int) throws {
    let (alike, all) = Self.toldAlike(half, moves: 80, hasAddresses: true) {
      $0.contains("viewWill") || $0.contains("viewDid")
    }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  /// The same with all marks and by names alone. A swipe that is given up can't be told in full.
  @Test(arguments: [
    (half: ["viewDidAppear", "viewWillDisappear"], atLeast: 88),
    (half: ["viewDidAppear", "viewDidDisappear"], atLeast: 84),
    (half: ["viewWillAppear", "viewWillDisappear"], atLeast: 66),
    (half: ["viewWillAppear", "viewDidAppear"], atLeast: 64),
    (half: ["viewDidAppear"], atLeast: 64),
    (half: ["viewWillAppear"], atLeast: 40),
  ])
  func `a half tells the moves of a legal app that logs what it asks for`(half: [String], atLeast: Int) {
    let (alike, all) = Self.toldAlike(half, moves: 120, hasAddresses: false) { _ in true }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  private static let callbacks = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// How many transitions of legal apps are told by some of the callbacks as by all, and how many there are.
  private static func toldAlike(
    _ half: [String], moves count: Int, hasAddresses: Bool, where isLogged: (String) -> Bool
  ) -> (alike: Int, all: Int) {
    let level = LoggingLevel(title: "", hasAddresses: hasAddresses, hasNamesakes: false, leastFound: 0)
    let left = callbacks.filter { !half.contains($0) }
    return (UInt64(1)...12).reduce(into: (alike: 0, all: 0)) { sum, seed in
      let lines = LegalApp.log(seed: seed, moves: count, level: level).split(separator: "\n").map(String.init)
        .filter(isLogged)
      let right = moves(lines)
      let told = moves(lines.filter { line in !left.contains { line.hasSuffix(" \($0)") } })
      sum.all += right.values.reduce(0, +)
      sum.alike += right.reduce(0) { $0 + min($1.value, told[$1.key, default: 0]) }
    }
  }

  private static func moves(_ lines: [String]) -> [[String?]: Int] {
    CheckedTrace(lines.joined(separator: "\n")).transitions.reduce(into: [:]) {
      $0[["\($1.kind)", $1.from, $1.to], default: 0] += 1
    }
  }
}
