import Foundation
import Testing
import TraceModel

@testable import tracecheck

/// The library as a client uses it: without `@testable`, and to the same ends as the program.
@Suite struct LibraryTests {
  static let fixtures = [
    "tc203-presenter-disturbed", "tc306-did-dismiss-missing", "full-screen-there-and-back",
  ]

  private func path(_ fixture: String) -> String {
    Repository.root.appending(path: "Tests/Fixtures/\(fixture)/input.log").path
  }

  @Test(arguments: fixtures) func `a trace says what the program says`(_ fixture: String) async throws {
    let log = path(fixture)
    let trace = try Trace(contentsOf: log)
    // The others hold paths and flags that the program alone knows.
    for format in [Trace.ReportFormat.text, .concise, .json, .jsonl, .junit, .markdown] {
      let result = await RunResult.of(["check", "--no-config", "--no-ci", "--report", format.rawValue, log])
      let isEqual = trace.report(format) == result.output
      #expect(isEqual, "\(format.rawValue)")
      #expect((result.code == .failed) == (trace.summary.verdict == .failed))
    }
    let page = trace.report(.html)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<svg"))
    for format in [Trace.ReportFormat.html, .sarif, .gitlab, .github] {
      #expect(
        trace.findings.allSatisfy { trace.report(format).contains($0.rule.rawValue) }, "\(format.rawValue)")
    }
    #expect(trace.failures.isEmpty == (trace.summary.verdict != .failed))
    let timeline = await RunResult.of(["timeline", "--no-config", log])
    #expect(trace.transitions.map { $0.description + "\n" }.joined() == timeline.output)
  }

  @Test(arguments: fixtures) func `a file, a text, lines and a feed give the same`(_ fixture: String) throws {
    let log = path(fixture)
    let text = try String(contentsOfFile: log, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let told = try Trace(contentsOf: log).description
    #expect(Trace(text: text, label: log).description == told)
    #expect(Trace(lines: lines, label: log).description == told)
    var feed = Trace.Feed(label: log)
    for line in lines { feed.append(line) }
    #expect(feed.finish().description == told)
  }

  @Test func `a feed that is cut anywhere gives what the whole gives`() {
    for seed in UInt64(1)...4 {
      // Every ninth line is lost, so that there is something to find.
      let lines = LegalApp.log(seed: seed, moves: 60).split(separator: "\n").enumerated()
        .filter { $0.offset % 9 != 4 }.map { String($0.element) }
      let whole = Trace(lines: lines)
      var feed = Trace.Feed()
      var seen = 0
      for (index, line) in lines.enumerated() {
        feed.append(line)
        if index % 50 == 0 {
          let now = feed.findings().count
          #expect(now >= seen, "a finding does not go again")
          seen = now
        }
      }
      let fed = feed.finish()
      #expect(fed.description == whole.description)
      #expect(fed.controllers == whole.controllers)
      #expect(fed.hierarchy().controllers == whole.hierarchy().controllers)
    }
  }

  @Test func `a finding reads as the report tells it`() throws {
    let trace = try Trace(contentsOf: path("tc203-presenter-disturbed"))
    let finding = try #require(trace.findings.first)
    #expect(trace.description.hasPrefix(finding.description + "\n"))
    #expect(finding.rule == Trace.Rule(rawValue: "presenter-disturbed"))
    #expect(finding.severity == .error && finding.certainty == .definite)
    #expect(finding.evidence.contains { $0.line == finding.line })
  }

  @Test func `the hierarchy is the one of top`() async throws {
    let log = path("full-screen-there-and-back")
    let trace = try Trace(contentsOf: log)
    for line in [5, 8, 100] {
      let told = await RunResult.of(["top", "--no-config", "--line", "\(line)", log]).output
      let hierarchy = trace.hierarchy(at: line)
      #expect(told.hasSuffix("\n\(hierarchy)\n"), "\(line): \(told)")
      #expect(told.contains("topmost: \(hierarchy.controllers.last?.name ?? "none")\n"))
    }
  }

  @Test func `the difference is the one of diff`() async throws {
    let (before, after) = (path("automatic-there-and-back"), path("full-screen-there-and-back"))
    let difference = try await Trace(contentsOf: after).difference(from: Trace(contentsOf: before))
    for format in [Trace.ReportFormat.text, .json, .markdown] {
      let told = await RunResult.of([
        "diff", "--no-config", "--no-ci", "--report", format.rawValue, before, after,
      ])
      let isEqual = difference.report(format) == told.output
      #expect(isEqual, "\(format.rawValue)")
    }
    #expect(difference.report(.junit) == nil)
    #expect(difference.verdict == .changed && !difference.changes.isEmpty)
  }

  // MARK: Errors

  @Test func `a log that is none is told with its remedy`() throws {
    let folder = try ScratchFolder()
    #expect(throws: Trace.ReadError.self) { try Trace(contentsOf: folder.path("none.log")) }
    let packed = try folder.write("\u{1F}\u{8B}\u{8}", to: "app.log.gz")
    do throws(Trace.ReadError) {
      _ = try Trace(contentsOf: packed)
    } catch {
      #expect(error.path == packed && error.description.hasPrefix("can't read \(packed): "))
    }
    #expect(Trace(text: "\0\0\0").summary.verdict == .empty)
    #expect(Trace(text: "").summary.verdict == .empty)
  }

  @Test func `a configuration is wrong in the same way from a file, a text and code`() throws {
    let folder = try ScratchFolder(["c.json": #"{"controllers": {"B": {"style": "pageSheat"}}}"#])
    var problems: [Trace.ConfigurationError.Problem] = []
    for make in [
      { () throws in try Trace.Configuration(contentsOf: folder.path("c.json")) },
      { () throws in try Trace.Configuration(text: folder.text("c.json")) },
      { () throws in try Trace.Configuration(["controllers": ["B": ["style": "pageSheat"]]]) },
    ] {
      do {
        _ = try make()
        Issue.record("it was taken")
      } catch let error as Trace.ConfigurationError {
        problems += error.problems
      }
    }
    #expect(problems.map(\.key) == Array(repeating: "controllers.B.style", count: 3))
    #expect(Set(problems.map(\.message)).count == 1)
    #expect(problems.map(\.location).allSatisfy { $0.hasSuffix(":1:33") }, "\(problems.map(\.location))")
    #expect(throws: Trace.ConfigurationError.self) {
      try Trace.Configuration(contentsOf: folder.path("none"))
    }
  }

  @Test func `a configuration is followed`() throws {
    let log = path("tc203-presenter-disturbed")
    let off = try Trace.Configuration([
      "rules": ["presenter-disturbed": "off"], "os": "17.4", "compactHeight": false,
    ])
    #expect(try Trace(contentsOf: log, configuration: off).findings.isEmpty)
    let warning = try Trace.Configuration(text: "{rules: {TC203: 'warning'}}")
    let trace = try Trace(contentsOf: log, configuration: warning)
    #expect(trace.findings.map(\.severity) == [.warning] && trace.failures.isEmpty)
  }

  @Test func `what a baseline knows is no failure, as in the program`() async throws {
    let log = path("tc203-presenter-disturbed")
    let folder = try ScratchFolder([
      "c.json": #"{"baseline": "known.json"}"#,
      "known.json": String(decoding: Self.baseline("TC203", "Feed", count: 1), as: UTF8.self),
    ])
    let found = try #require(try Trace(contentsOf: log).findings.first)
    for (known, count) in [(found.controller.name, 0), ("Another", 1)] {
      _ = try folder.write(
        String(decoding: Self.baseline("TC203", known, count: 1), as: UTF8.self), to: "known.json")
      let trace = try Trace(
        contentsOf: log, configuration: Trace.Configuration(contentsOf: folder.path("c.json")))
      let told = await RunResult.of(["check", "--no-ci", "--config", folder.path("c.json"), log])
      #expect(trace.findings.count == count && trace.description == told.output)
    }
  }

  @Test func `a baseline that is lost or damaged is told with its index`() throws {
    let folder = try ScratchFolder([
      "lost.json": #"{"baseline": "none.json"}"#, "damaged.json": #"{"baseline": "half.json"}"#,
      "half.json": "{\n\"formatVersion\": \"1.0\", ",
    ])
    for (file, location) in [("lost.json", "none.json"), ("damaged.json", "half.json:2:")] {
      do throws(Trace.ConfigurationError) {
        _ = try Trace.Configuration(contentsOf: folder.path(file))
        Issue.record("it was taken")
      } catch {
        #expect(error.problems.map(\.key) == ["baseline"])
        #expect(error.problems[0].location.hasPrefix(folder.path(location)), "\(error)")
      }
    }
  }

  private static func baseline(_ rule: String, _ controller: String, count: Int) -> [UInt8] {
    let entry = #"{"rule":"\#(rule)","controller":"\#(controller)","transition":"present","count":\#(count)}"#
    return Array(#"{"formatVersion":"1.0","entries":[\#(entry)]}"#.utf8)
  }

  @Test func `a possible finding says what would explain it`() throws {
    let possible = try #require(
      Trace(contentsOf: path("present-forwarded-by-uikit")).findings.first { $0.certainty == .possible })
    let assumption = try #require(possible.assumptions.first)
    #expect(!assumption.text.isEmpty && !assumption.remedy.isEmpty)
    #expect(possible.description.contains(assumption.text))
    #expect(try Trace(contentsOf: path("tc203-presenter-disturbed")).findings[0].assumptions.isEmpty)
  }

  // MARK: The recorder

  @Test func `what is recorded is judged`() {
    final class Feed {}
    let feed = Feed()
    let recorder = Trace.Recorder()
    for event in [Trace.Event.viewWillAppear, .viewDidAppear, .viewDidAppear] {
      recorder.note(event, of: feed)
    }
    #expect(recorder.trace().findings.map(\.rule.rawValue) == ["TC103"])
    #expect(recorder.trace().controllers.map(\.name) == ["Feed"])
  }

  @Test func `a name with signs of the notation stays one name`() {
    let recorder = Trace.Recorder()
    recorder.note(.viewWillAppear, ofNamed: "A] viewDidAppear\n[B", keys: ["animated": "true x=y"])
    let trace = recorder.trace()
    #expect(trace.summary.events == 1 && trace.report(.json).contains("\"lines\": 1,"))
    #expect(trace.controllers.count == 1)
  }

  @Test func `several threads may record at once`() async {
    let recorder = Trace.Recorder()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<50 { recorder.note(.viewDidLoad, ofNamed: "Screen\(number)@0x\(number + 1)0") }
        }
      }
    }
    #expect(recorder.trace().summary.events == 400)
  }

  @Test func `words of events and rules are those of the notation`() {
    let notation = EventKind.allCases.filter { $0 != .diagnostic }.map(\.name)
    #expect(Set(Trace.Event.allCases.map(\.rawValue)) == Set(notation))
    let kinds = TransitionKind.allCases.map { Trace.Transition.Kind(rawValue: $0.name) }
    #expect(!kinds.contains(nil) && kinds.count + 1 == Trace.Transition.Kind.allCases.count)
    #expect(Trace.Rule(rawValue: "TC203")?.name == "presenter-disturbed")
    #expect(Trace.Rule(rawValue: "TC2") == nil && Trace.Rule(rawValue: "none") == nil)
  }
}
