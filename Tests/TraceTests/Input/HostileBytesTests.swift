import Testing

@testable import TraceModel

@Suite struct HostileBytesTests {
  @Test(arguments: [
    ("[Q] viewDidLoad\r\n[Q] deinit\r\n", 2), ("[Q] viewDidLoad\r[Q] deinit\r", 2),
    ("\u{FEFF}[Q] viewDidLoad\n", 1),
    ("\u{FEFF}CartVC viewDidLoad\n", 1), ("[Q] viewDidLoad", 1), ("\n\n\n", 3), ("", 0),
    ("\u{1B}[32m[Q]\u{1B}[0m viewDidLoad\u{1B}[0m\n", 1), ("[Q] view\u{0}Did\u{0}Load\n[Q] deinit\0\n", 2),
    ("&lt;Larder.Q: 0x10&gt; viewDidLoad\n", 1),
  ]) func `odd line ends and marks are read`(_ log: String, _ lines: Int) throws {
    let (events, names, counts) = try ReadLog.events(Array(log.utf8))
    #expect(counts.lines == lines && counts.bytes == log.utf8.count)
    for event in events { #expect(["Q", "CartVC"].contains(names.name(of: event.subject.name))) }
    if lines > 0, log != "\n\n\n" { #expect(!events.isEmpty) }
  }

  @Test func `escapes of the device log are resolved`() throws {
    let log = "Oct  7 14:30:02 iPhone Larder[812] <Notice>: 3\\M-k\\M-2\\M^H viewWillAppear\n"
    #expect(try ReadLog.words(log) == ["viewWillAppear 3번"])
  }

  @Test func `broken UTF-8 is repaired, and names stay in step with the symbol table`() throws {
    let log: [UInt8] =
      Array("[Q".utf8) + [0xFF] + Array("] viewDidLoad\n[Q".utf8) + [0xFE]
      + Array("] deinit\n[R] deinit\n".utf8)
    let (events, names, _) = try ReadLog.events(log)
    #expect(events.count == 3 && events[0].subject == events[1].subject)
    #expect(names.name(of: events[2].subject.name) == "R")
  }

  @Test func `of a very long line the first MiB is searched`() throws {
    let early = "[Q] viewDidLoad " + String(repeating: "x", count: 5 << 18) + "\n[R] deinit\n"
    let late = String(repeating: "x", count: 5 << 18) + " [Q] viewDidLoad\n[R] deinit"
    for (log, count) in [(early, 2), (late, 1)] {
      let (events, _, counts) = try ReadLog.events(Array(log.utf8))
      #expect(
        events.count == count && counts.lines == 2 && counts.longLines == 1 && counts.bytes == log.utf8.count)
      #expect(events.last?.line == 2)
    }
  }

  @Test(arguments: [
    "[", "<", "(", "\"", "{\"a\":", "viewDidLoad ", "] viewDidLoad", "[A] [", "-[A ", "&lt;", "\\M-", "0x",
    ": ", "\u{1B}[",
  ])
  func `a long line of brackets and words is read to its end`(_ piece: String) throws {
    let line = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
    let (_, _, counts) = try ReadLog.events(Array((line + "viewDidLoad\n" + line + "\n").utf8))
    #expect(counts.lines == 2)
  }

  @Test func `random bytes never trap, and the lines tile the input`() throws {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededRandom(state: seed)
    let pieces = [
      "viewDidLoad", "[", "]", "<", ">", "@0x1f", " ", "\n", "\r", "deinit", "{\"event\":\"", "\"", "-", ":",
      "\u{1B}[", "&lt;", "\\M-", "画", "2021-03-02 09:10:11.120 L[1:2] ", "presentationControllerDidDismiss",
      "Attempt to present ",
    ]
    for round in 0..<300 {
      var log: [UInt8] = []
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          log.append(UInt8.random(in: 0...255, using: &random))
        } else {
          log.append(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
        }
      }
      var options = ReadOptions()
      options.explain = round % 2 == 0
      options.times = round % 3 == 0
      do {
        let (events, _, counts) = try ReadLog.events(log, options)
        let feeds = log.count { $0 == 10 }
        let lines = feeds == 0 ? log.count { $0 == 13 } : feeds
        let last: UInt8 = feeds == 0 && lines > 0 ? 13 : 10
        #expect(counts.bytes == log.count, "SeededRandom(state: \(seed)), round \(round)")
        #expect(
          counts.lines == lines + (log.isEmpty || log.last == last ? 0 : 1),
          "SeededRandom(state: \(seed)), round \(round)")
        #expect(events.allSatisfy { $0.line >= 1 && $0.line <= counts.lines })
      } catch is ReadError {
        // Random bytes may look like a binary file.
      }
    }
  }

  @Test func `blocks of any size read the same`() throws {
    var log = ""
    for index in 0..<12_000 {
      log +=
        "2021-03-02 09:10:11.120331+0200 Larder[314:9912] [Q\(index % 7)@0x\(index % 90 + 16)] viewDidLoad\nnoise \(index) of some length\n"
    }
    let (events, _, counts) = try ReadLog.events(Array(log.utf8))
    #expect(events.count == 12_000 && counts.lines == 24_000)
    #expect(events.enumerated().allSatisfy { $0.element.line == $0.offset * 2 + 1 })
  }
}

/// A small generator whose seed can be printed and given again.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value ^= value >> 33
    value = value &* 0xFF51_AFD7_ED55_8CCD
    return value ^ value >> 33
  }
}
