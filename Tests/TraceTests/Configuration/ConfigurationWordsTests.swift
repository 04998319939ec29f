import Testing

@testable import TraceModel

@Suite struct ConfigurationWordsTests {
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"), (1_772_323_200, "2026-03-01"),
    (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
  ]) func `a moment is of a day`(seconds: Int, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
    #expect(CalendarDay(day) == CalendarDay(secondsSince1970: seconds))
  }

  @Test(arguments: ["2026-3-1", "2026-13-01", "2100-02-29", "2026-00-10", "x", "2026-03-01-"])
  func `no day is made of nonsense`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: [
    (">=1.2", "1.2.0", true), (">=1.2", "1.10", true), ("1.2.1", "1.2", false), ("2", "1.9.9", false),
  ]) func `a version is new enough or not`(requirement: String, version: String, expected: Bool) {
    #expect(VersionRequirement(requirement)?.isMet(by: version) == expected)
  }

  @Test(arguments: [
    ("*", "", true), ("Detail*", "detailViewController", true), ("*VC", "HomeVC2", false), ("?번", "1번", true),
    ("?", "화", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("", "A", false),
    ("A", "A", true),
  ]) func `a glob fits a name or not`(pattern: String, name: String, expected: Bool) {
    #expect(Glob.matches(pattern, name) == expected)
  }

  @Test func `a glob of many stars ends soon`() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(!Glob.matches(pattern, String(repeating: "b", count: 20_000)))
  }

  @Test(arguments: [
    ("json", ReportFormat.json, nil), ("json=-", .json, nil), ("Text=a=b", .text, "a=b"),
  ]) func `a report is a format with or without a file`(text: String, format: ReportFormat, file: String?)
    throws
  {
    let request = try ReportRequest(text)
    #expect(request.format == format)
    #expect(request.file == file)
  }
}
