import Testing

@testable import TraceModel

@Suite struct GapTests {
  static let said: [(String, LogGap)] = [
    ("=== Messages dropped during live streaming (use `log show` to see what they were)", .dropped),
    ("*** 12 log messages lost", .dropped), ("*** QUARANTINED DUE TO HIGH LOGGING VOLUME ***", .quarantined),
    ("--- last message repeated 3 times ---", .repeated), ("[disconnected:00008110]", .disconnected),
    ("[connected:00008110]", .disconnected),
  ]

  @Test(arguments: said) func `a logger's own word that lines are missing is a gap`(
    _ line: String, _ reason: LogGap
  ) throws {
    let log = "[Q] viewDidLoad\n2026-03-01 10:00:00.123 Larder[12:34] \(line)\n[Q] viewWillAppear\n"
    let notes = try ReadLog.batch(Array(log.utf8)).notes
    #expect(notes == [LogNote(content: .gap(reason), line: 2, process: 12, index: 1)])
  }

  @Test(arguments: [
    "the queue says that 3 messages dropped", "Socket [disconnected]", "chat: 2 messages lost",
    "user quarantined due to flu",
  ])
  func `an app that uses such words has lost nothing`(_ line: String) throws {
    #expect(try ReadLog.batch(Array("[Q] viewDidLoad\n\(line)\n[Q] viewWillAppear\n".utf8)).notes.isEmpty)
  }

  private func log(_ times: [String]) -> [UInt8] {
    Array(times.enumerated().map { "\($1) Larder[12:34] [Q\($0 % 2)] viewDidLoad\n" }.joined().utf8)
  }

  @Test func `times that run back are a gap, in whatever way the line was read`() throws {
    let day = "2026-03-01 "
    let times = [
      "10:00:01.000", "10:00:02.000", "10:00:03.000", "10:00:09.000", "10:00:02.000", "10:00:03.000",
    ]
    let batch = try ReadLog.batch(log(times.map { day + $0 }))
    #expect(batch.notes == [LogNote(content: .gap(.timeRunsBack), line: 5, process: 12, index: 4)])
    #expect(batch.events.count == 6)
  }

  @Test func `midnight, and threads that are a moment apart, are no gap`() throws {
    let days = ["2026-03-01 23:59:59.900", "2026-03-02 00:00:00.100", "2026-03-03 00:00:00.050"]
    #expect(try ReadLog.batch(log(days)).notes.isEmpty)
    let threads = ["2026-03-01 10:00:05.000", "2026-03-01 10:00:04.100", "2026-03-01 10:00:05.200"]
    #expect(try ReadLog.batch(log(threads)).notes.isEmpty)
    #expect(try ReadLog.batch(log(["23:59:59.900", "00:00:00.100"])).notes.isEmpty)
  }

  @Test func `a log from new to old is told as one, and nothing else is`() throws {
    func isReversed(_ times: [String]) throws -> Bool { try ReadLog.events(log(times)).counts.isReversed }
    let times = (1...9).map { "2026-03-01 10:00:0\($0).000" }
    #expect(try isReversed(times.reversed()) && isReversed(Array(times.reversed().prefix(4))))
    #expect(
      try !isReversed(times) && !isReversed(times + times) && !isReversed(Array(times.reversed().prefix(3))))
  }
}
