import Testing

@testable import TraceModel

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-02 00:00:01.5+0000", 86_401_500_000), ("1970-01-01 09:00:00.000001+0900", 1),
    ("1970-01-01T00:00:00-01:00", 3_600_000_000), ("1970/01/01 00:00:01:250", 1_250_000),
    ("2024-02-29 12:00:00.000000Z", 1_709_208_000_000_000), ("00:00:02.000007", 2_000_007),
    ("1970-01-01 1:00:00 PM +0000", 46_800_000_000), ("1767225630.25", 1_767_225_630_250_000),
  ]) func `a time is microseconds`(_ text: String, _ microseconds: Int) {
    let bytes = ContiguousArray(text.utf8)
    #expect(Timestamp.microseconds(bytes.span, from: 0, to: bytes.count) == Int64(microseconds))
  }

  @Test func `what is no time is none`() {
    for text in ["", "x", "2024", "2024-13", "Dec", "99", "Dec 1", "-"] {
      let bytes = ContiguousArray(text.utf8)
      #expect(Timestamp.microseconds(bytes.span, from: 0, to: bytes.count) == nil)
    }
  }

  @Test func `times come with the events only where they are asked for`() throws {
    let log = "1970-01-01 00:00:01.000000+0000 Larder[1:2] [Q] viewDidAppear\n"
    let other = log.replacing("[Q]", with: "[R]")
    var options = ReadOptions()
    #expect(try ReadLog.events(Array((log + log).utf8), options).events.allSatisfy { $0.time == nil })
    options.times = true
    options.timeText = true
    let read = try ReadLog.batch((log + other + log + log).utf8, options)
    #expect(read.events.map(\.time) == [1_000_000, 1_000_000, 1_000_000, 1_000_000])
    #expect(read.events.allSatisfy { read.details(of: $0)?.timeText == "1970-01-01 00:00:01.000000+0000" })
  }

  @Test func `the time of a load always comes with it, quick or not`() throws {
    let log = "1970-01-01 00:00:01.000000+0000 Larder[1:2] [Q] viewDidLoad\n"
    let other = log.replacing("[Q]", with: "[R]")
    let read = try ReadLog.batch((log + other + log + log).utf8, ReadOptions())
    #expect(read.events.map(\.time) == [1_000_000, 1_000_000, 1_000_000, 1_000_000])
    #expect(read.events.allSatisfy { read.details(of: $0)?.timeText == nil })
  }

  @Test func `the metadata below a message gives its time`() throws {
    var options = ReadOptions()
    options.times = true
    let log =
      "ShelfVC viewDidLoad\nType: Notice | Timestamp: 1970-01-01 00:00:01.000000+00:00 | Process: Larder\n"
    #expect(try ReadLog.events(Array(log.utf8), options).events.map(\.time) == [1_000_000])
  }

  /// Two messages with the same words, each with Xcode's metadata below.
  private static func withMetadata(_ message: String, _ fields: String...) -> String {
    fields.enumerated().map {
      "\(message)\nType: Notice | Timestamp: 1970-01-01 00:00:0\($0 + 1).000000+00:00 | Process: Larder | \($1) | TID: 0x1\n"
    }.joined()
  }

  @Test func `the metadata gives the time of a message that was read before, too`() throws {
    let log = Self.withMetadata("ShelfVC viewDidLoad", "Category: ui", "Category: ui")
    #expect(try ReadLog.events(Array(log.utf8)).events.map(\.time) == [1_000_000, 2_000_000])
  }

  @Test func `the metadata names whose logger it was where the message names nobody`() throws {
    let log = Self.withMetadata("viewDidAppear", "Category: ShelfVC", "Category: LidVC", "Category: ui")
    #expect(try ReadLog.words(log) == ["viewDidAppear ShelfVC", "viewDidAppear LidVC", "viewDidAppear"])
    #expect(
      try ReadLog.words(Self.withMetadata("JarVC viewDidAppear", "Category: ShelfVC")) == [
        "viewDidAppear JarVC"
      ])
  }

  @Test func `what a subsystem of Apple's says by its metadata is no callback of the app`() throws {
    let log = Self.withMetadata("ShelfVC viewDidAppear", "Subsystem: com.apple.UIKit | Category: Shelf")
    #expect(try ReadLog.words(log).isEmpty)
    #expect(try ReadLog.words("ShelfVC viewDidAppear\nType: stdio\n") == ["viewDidAppear ShelfVC"])
  }

  /// Dates as apps write them before a message.
  static let dates = [
    LineSample("2026/03/01 10:00 OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("01/03/26, 10:00 OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("1/3 10:00 OvenVC viewDidLoad", nil),
  ]

  @Test(arguments: dates) func `a date is no part of the message`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
