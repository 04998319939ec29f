import Testing

@testable import TraceModel

/// Watching the rules of an app beside the checking.
@Suite struct AppRuleStageTests {
  private static let rules = """
    { "appRules": [
      { "id": "never-late", "never": "Late viewDidAppear" },
      { "id": "follows", "after": "Sheet viewDidLoad", "expect": "Sheet viewDidAppear", "within": "2s" },
      { "id": "answered", "after": "Home viewDidAppear", "expect": "Nobody viewDidLoad",
        "until": "Late viewDidAppear" },
      { "id": "presented", "never": "present Sheet" },
      { "id": "from-home", "never": "present Sheet while Home is on screen and Sheet is not on screen" },
      { "id": "on-itself", "never": "present Sheet while Sheet is on screen" },
      { "id": "once", "for": "each Sheet", "atMost": 1, "of": "Sheet viewDidAppear" },
      { "id": "on-top", "never": "Late viewDidAppear while top is Late" }
    ] }
    """

  private func settings() throws -> RunSettings {
    var loader = ConfigurationLoader(rules: .all, version: "0") { _ throws(ConfigurationLoader.Unreadable) in
      ContiguousArray(Self.rules.utf8)
    }
    return try RunSettings(loader.load(file: "rules", options: []))
  }

  /// What is told of a run, in the order of the report: the process, the rule, the line, and how certain it is.
  private func told(_ result: LogResult) -> [String] {
    result.traces.flatMap { trace in
      trace.findings.filter(\.rule.isOfApp).map {
        "\(trace.summary.process) \($0.rule) \($0.line) \($0.certainty)"
      } + trace.notListed.filter(\.key.rule.isOfApp).map { "\($0.key.rule) \($0.value)" }.sorted()
    }
  }

  /// What both ways tell of a log.
  @discardableResult
  private func both(_ log: String) async throws -> [String] {
    let folder = try ScratchFolder()
    let path = try folder.write(log, to: "app.log")
    let apart = try await told(TraceCheck.checkWhileReading(path, settings()))
    #expect(try apart == told(TraceCheck.check(path, settings())))
    return apart
  }

  /// So many visits, one after the other. In each a sheet comes up, in every third of them late.
  ///
  /// - Parameters:
  ///   - process: the process of each.
  ///   - between: the lines before each.
  private func visits(_ count: Int, process: (Int) -> Int, between: (Int) -> String = { _ in "" }) -> String {
    (0..<count).map { number in
      func line(_ second: Int, _ text: String) -> String {
        let time = number * 10 + second
        let clock = [time / 3600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "2026-05-04 \(clock.joined(separator: ":")).000 Shop[\(process(number)):7] \(text)\n"
      }
      let sheet = "[Sheet@0x\(String(number + 16, radix: 16))]"
      let late = number % 3 == 0 ? 5 : 1
      return between(number) + line(0, "[Home@0x1] viewDidAppear")
        + line(0, "[Home@0x1] present Sheet@0x\(String(number + 16, radix: 16)) style=pageSheet")
        + line(0, "\(sheet) viewDidLoad") + line(0, "\(sheet) viewWillAppear")
        + line(late, "\(sheet) viewDidAppear") + line(late, "[Late@0x2] viewDidAppear")
        + line(6, "\(sheet) viewWillDisappear") + line(6, "\(sheet) viewDidDisappear")
    }.joined()
  }

  /// How often each rule is broken in so many visits.
  private func expect(_ told: [String], of visits: Int) {
    func count(_ rule: String) -> Int { told.count { $0.contains(" \(rule) ") } }
    #expect(count("never-late") == visits)
    #expect(count("answered") == visits)
    #expect(count("presented") == visits)
    // At first nobody knows whether a sheet is on the screen.
    #expect((visits - 3..<visits).contains(count("from-home")) && count("on-itself") == 0)
    #expect(count("follows") == (visits + 2) / 3)
  }

  @Test func `rules say beside the checking what they say with it`() async throws {
    try await expect(both(visits(300) { _ in 12 }), of: 300)
  }

  @Test func `each process is watched by itself, in whatever order they come`() async throws {
    let told = try await both(visits(60) { 12 + $0 % 3 })
    expect(told, of: 60)
    #expect(Set(told.map { $0.prefix(2) }) == ["12", "13", "14"])
  }

  @Test func `a relaunch is watched anew, with what the first launch left open`() async throws {
    let log = visits(20, process: { _ in 12 }) { number in
      number % 7 == 6 ? "2026-05-04 00:00:00.000 Shop[12:7] didFinishLaunching\n" : ""
    }
    try await expect(both(log), of: 20)
  }

  @Test func `what lines that were lost may hold is not missed`() async throws {
    let lost = "=== Messages dropped during live streaming (use `log collect`)\n"
    let load = "2026-05-04 00:00:00.000 Shop[12:7] [Sheet@0x9] viewDidLoad\n"
    let appear = "2026-05-04 00:00:05.000 Shop[12:7] [Sheet@0x9] viewDidAppear\n"
    #expect(try await both(load + appear) == ["12 follows 1 definite"])
    #expect(try await both(load + lost + appear) == [])
  }

  @Test func `of more breaches than are listed the rest is counted`() async throws {
    let log = String(repeating: "[Late@0x2] viewDidAppear\n[Late@0x2] viewDidDisappear\n", count: 12_000)
    let folder = try ScratchFolder()
    let result = try await TraceCheck.checkWhileReading(folder.write(log, to: "app.log"), settings())
    let trace = try #require(result.traces.first)
    let rule = trace.findings.filter { $0.rule.description == "never-late" }.count
    let rest = trace.notListed.filter { $0.key.rule.description == "never-late" }.map(\.value).reduce(0, +)
    #expect(rule + rest == 12_000)
    #expect(rest >= 2_000)
  }

  @Test func `a log that can't be read ends the watching`() async throws {
    let folder = try ScratchFolder()
    await #expect(throws: ReadError.self) {
      try await TraceCheck.checkWhileReading(folder.path("none.log"), settings())
    }
  }
}
