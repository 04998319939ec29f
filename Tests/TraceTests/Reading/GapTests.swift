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

  @Test func `a short log from new to old is told as one by its fractions of a second`() throws {
    func isReversed(_ times: [String]) throws -> Bool { try ReadLog.events(log(times)).counts.isReversed }
    let times = ["12:00:00.1", "12:00:00.2", "12:00:00.6", "12:00:02.0", "12:00:02.5", "12:00:03.0"]
    #expect(try isReversed(times.reversed()) && !isReversed(times))
    let second = (1...40).map { "2026-03-01 10:00:00.\($0 + 100)+0000" }
    #expect(try isReversed(second.reversed()) && !isReversed(second))
    // Two threads that take turns, and what comes behind the first few.
    #expect(try !isReversed(["12:00:00.2", "12:00:00.1", "12:00:00.4", "12:00:00.3", "12:00:00.2"]))
    #expect(try !isReversed(times.reversed() + (10...30).map { "12:00:\($0).000" }))
  }

  static let keys = ["time", "timestamp", "@timestamp", "ts", "date", "created_at"]

  @Test(arguments: keys) func `records from new to old are told as such by any field of time`(_ key: String)
    throws
  {
    func isReversed(_ times: [String]) throws -> Bool {
      let lines = times.map { #"{"\#(key)": \#($0), "message": "[Q] viewDidLoad", "took": 0.5}"# + "\n" }
      return try ReadLog.events(Array(lines.joined().utf8)).counts.isReversed
    }
    let forms = [
      (1...5).map { #""2026-05-02T10:00:0\#($0).5Z""# }, (1...5).map { #""2026-05-02 10:00:00.\#($0)12""# },
      (1...5).map { "177348008\($0).5" }, (1...5).map { "17734800810\($0)0" },
      (1...5).map { #""1773480081000\#($0)00000""# }, (1...5).map { #""May 2, 2026 @ 10:00:0\#($0).250""# },
    ]
    for times in forms { #expect(try isReversed(times.reversed()) && !isReversed(times), "\(times)") }
    #expect(try !isReversed((1...5).reversed().map { "\($0).5" }))
    #expect(try !isReversed((1...5).reversed().map { #""2026-05-0\#($0)""# }))
  }

  @Test func `so are tables, and lines that begin with seconds since 1970`() throws {
    func isReversed(_ lines: [String]) throws -> Bool {
      try ReadLog.events(Array(lines.map { $0 + "\n" }.joined().utf8)).counts.isReversed
    }
    let table = (1...5).map { #""May 2, 2026 @ 10:00:0\#($0).250","[Q] viewDidLoad""# }
    #expect(try isReversed(table.reversed()) && !isReversed(table))
    let seconds = (1...5).map { "177348008\($0).250 [Q] viewDidLoad" }
    #expect(try isReversed(seconds.reversed()) && !isReversed(seconds))
  }

  @Test func `a record whose time runs back follows a gap`() throws {
    let lines = [9, 5].map {
      #"{"ts": "2026-05-02T10:00:0\#($0)Z", "pid": 12, "message": "[Q] viewDidLoad"}"# + "\n"
    }
    let notes = try ReadLog.batch(Array(lines.joined().utf8)).notes
    #expect(notes == [LogNote(content: .gap(.timeRunsBack), line: 2, process: 12, index: 1)])
  }

  @Test func `what another zone writes is the same moment`() throws {
    let west = ["2026-05-02T09:59:58.100Z", "2026-05-02T08:59:59.100-01:00", "2026-05-02T09:00:03.100-01:00"]
    #expect(try ReadLog.batch(log(west)).notes.isEmpty)
    let back = [
      "2026-05-02 18:59:58.100+0900", "2026-05-02 09:59:59.100+0000", "2026-05-02 19:00:01.100+0900",
    ]
    #expect(try ReadLog.batch(log(back)).notes.isEmpty)
    let midnight = ["2026-05-02T00:30:00.100+01:00", "2026-05-01T23:30:01.100Z"]
    #expect(try ReadLog.batch(log(midnight)).notes.isEmpty)
    let earlier = ["2026-05-02T09:59:58.100Z", "2026-05-02T10:10:00.100+01:00"]
    #expect(try ReadLog.batch(log(earlier)).notes.count == 1)
    let halves = ["2026-05-02 12:59:59 PM", "2026-05-02 01:00:00 PM"]
    #expect(try ReadLog.batch(log(halves)).notes.isEmpty)
  }

  @Test func `a log from new to old is told as one, and nothing else is`() throws {
    func isReversed(_ times: [String]) throws -> Bool { try ReadLog.events(log(times)).counts.isReversed }
    let times = (1...9).map { "2026-03-01 10:00:0\($0).000" }
    #expect(try isReversed(times.reversed()) && isReversed(Array(times.reversed().prefix(4))))
    #expect(
      try !isReversed(times) && !isReversed(times + times) && !isReversed(Array(times.reversed().prefix(3))))
  }
}
