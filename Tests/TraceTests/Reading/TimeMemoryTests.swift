import Testing

@testable import TraceModel

struct TimeMemoryTests {
  /// Each after the other, so that each is read with the memory of the one before it.
  @Test func `a time is the same with the memory of others as alone`() {
    let times = [
      "2026-03-01 10:00:00.123456+0900", "2026-03-01 10:00:59.000001+0900", "2026-03-01 10:01:00.5+0900",
      "2026-03-01 10:01:00.5+0100", "2026-03-01 10:01:00.7-0100", "2026-03-02 10:01:00.7-0100",
      "2026-03-01T10:00:07.123Z", "2026-03-01T10:00:08.999Z", "2026-03-01T10:00:08,999Z",
      "2026-03-01 10:00:07.123456", "2026-03-11 10:00:07.123456", "2026-03-12 10:00:07.123456",
      "2026-03-12 10:00.07.123456", "2026-03-12 10:00:07.123456", "2026-03-12 10:01:07.123456",
      "2026-03-01 10:00:08.123456", "2026-03-01 10:00:6:.123456",
      "2026-03-01 10:00:08.12345a", "2026-03-01 10:00:08.123456Z", "2026-03-01 10:00:09.123456Z",
      "2026-03-01 10:00:09.123456 +0900", "2026-03-01 10:00:10.123456 +0900",
      "2026-03-01 10:00:11.1234:6 +0900",
      "2026-03-01 10:00:09.123456+09:00", "2026-03-01 10:00:10.123456+09:00",
      "2026-03-01 11:00:10.123456+09:00",
      "2026-03-01 10:00:10.123456-09:00", "2026-03-01 10:00:10x123456-09:00", "2026/03/01 10:00:00:123",
      "2026/03/01 10:00:01:456", "10:00:00.123", "10:00:09.987", "10:00:09.98x",
      "9:00:00.123 PM", "9:00:01.124 PM", "9:00:01.124 AM", "1:00:01.124 PM", "Mar  1 10:00:00.25",
      "Mar  1 10:00:01.75", "Mar 11 10:00:01.75", "1767225600.123456", "1767225601.654321", "10:00:00", "",
      "10:00:00.123456789", "10:00:01.987654321", "10:00:0a.987654321", "10:00:00..123", "...........",
    ]
    var memory = TimeMemory()
    for time in times + times.reversed() + times { expectEqual(time, in: &memory) }
  }

  /// The same, before the rest of a line and at the end of all that is at hand.
  private func expectEqual(_ time: String, in memory: inout TimeMemory) {
    let bytes = ContiguousArray(time.utf8)
    let alone = Timestamp.microseconds(bytes.span, from: 0, to: bytes.count)
    for rest in [" Shop[4123:81923] viewDidLoad", "+0100 ", ""] {
      let line = bytes + ContiguousArray(rest.utf8)
      #expect(memory.microseconds(line.span, from: 0, to: bytes.count) == alone, "\(time)\(rest)")
    }
  }

  @Test func `a minute of times is what it is alone`() {
    var generator = SeededGenerator(seed: 3)
    var memory = TimeMemory()
    for _ in 0..<2000 {
      let second = Int.random(in: 0...99, using: &generator)
      let fraction = Int.random(in: 100_000...999_999, using: &generator)
      let time = "2026-03-01 23:59:\(second < 10 ? "0" : "")\(second).\(fraction)+0530"
      expectEqual(time, in: &memory)
    }
  }
}
