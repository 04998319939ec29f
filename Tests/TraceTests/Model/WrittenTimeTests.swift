import Testing

@testable import TraceModel

@Suite struct WrittenTimeTests {
  /// Two texts, the first of which is before the second.
  @Test(arguments: [
    ("09:41", "09:41:00.5"), ("2026-03-01 09:41:02.113 App[12:3f]", "09:41:02,2"),
    ("2026-03-01T23:59:59", "2026-03-02"), ("2026-03-01T10:00:00+0900", "2026-03-01T10:00:01Z"),
    ("12.5", "12.6"), ("1714521662.1", "1714521662.2"),
  ]) func `what is written is compared`(earlier: String, later: String) throws {
    let first = try #require(WrittenTime(earlier))
    let second = try #require(WrittenTime(later))
    #expect(first.isBefore(second))
    #expect(!second.isBefore(first))
    #expect(!first.isBefore(first))
  }

  @Test(arguments: [
    "09:41:00.5", "2026-03-01T23:59:59", "2026-03-02", "0.250000", "1714521662.1", "1714521662",
  ])
  func `a moment can be written again`(text: String) throws {
    let time = try #require(WrittenTime(text))
    #expect(WrittenTime(time.text) == time)
  }

  @Test(arguments: [
    "25:00", "99:99", "09:60", "09:41:61", "2026-13-01", "2026-12-32T09:41", "2026-13-45T09:41", "09:41 PM",
    "at 09:41", "09:41 or so", "12x",
  ]) func `nobody can type a time that isn't one`(text: String) {
    #expect(WrittenTime(typed: text) == nil)
  }

  @Test(arguments: [
    "09:41", "9:41:02", "09:41:02.113", "23:59:60", "2026-03-01", "2026-03-01T09:41", "2026-03-01 09:41:02",
    "2026-03-01T09:41:02.113Z", "2026-03-01 09:41:02.113456+0900", "1714521662.1",
  ]) func `a time can be typed as a log writes it`(text: String) {
    #expect(WrittenTime(typed: text) == WrittenTime(text))
    #expect(WrittenTime(typed: text) != nil)
  }

  @Test(arguments: ["", "noon", "25:00x", ":", "2026-03"]) func `no time is made of nonsense`(text: String) {
    #expect(WrittenTime(text) == nil)
  }
}
