import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// The smallest log that still gives a finding.
@Suite struct ReductionTests {
  /// The cases that break a rule.
  static let cases = FixtureTests.cases.filter { name in
    let report = FixtureTests.folder.appending(path: "\(name)/expected.json")
    return (try? String(contentsOf: report, encoding: .utf8))?.contains("\"fingerprint\"") ?? false
  }

  private static func bytes(_ name: String, _ file: String) -> ContiguousArray<UInt8>? {
    (try? Data(contentsOf: FixtureTests.folder.appending(path: "\(name)/\(file)"))).map {
      ContiguousArray($0)
    }
  }

  private func settings(_ name: String) throws -> RunSettings {
    let text = Self.bytes(name, "config.json5").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return try RunSettings(try CheckedLog.configuration(text))
  }

  @Test(arguments: cases) func `each finding of a fixture has a log of which no line can be left out`(
    _ name: String
  ) throws {
    let log = LogLines(try #require(Self.bytes(name, "input.log")))
    try proveSmallest(log, try settings(name), most: 3)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: sessions.path)), arguments: ["all", "names"])
  func `so has each of some faults in a long session`(_ level: String) throws {
    let folder = try ScratchFolder([:])
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The sessions are wanted, and not what a tool finds in them: `diff` knows none of the options, and says so.
    python.arguments =
      ["python3", Self.sessions.path, "diff", "--seeds", "1", "--faults", "5", "--only", level]
      + ["--keep", folder.path("")]
    python.standardOutput = FileHandle.nullDevice
    try python.run()
    python.waitUntilExit()
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.path("\(level)-500.log")))
    try proveSmallest(
      LogLines(ContiguousArray(log)), try RunSettings(try CheckedLog.configuration("")), most: 4)
  }

  private static let sessions = CorpusTests.folder.deletingLastPathComponent()
    .appendingPathComponent("bench/recall.py")

  /// Makes the log of each of the first findings as small as it can be, and takes away each line that is left.
  private func proveSmallest(_ log: LogLines, _ settings: RunSettings, most: Int) throws {
    let survey = LogSurvey(log, settings)
    #expect(!survey.findings.isEmpty)
    for finding in survey.findings.prefix(most) {
      let reducer = LogReducer(log, survey, settings, FindingTarget(finding, byFingerprint: true))
      let lines = try #require(reducer.lines())
      #expect(reducer.keeps(lines))
      for index in lines.indices {
        var fewer = lines
        fewer.remove(at: index)
        #expect(fewer.isEmpty || !reducer.keeps(fewer), "\(finding.rule): line \(lines[index]) is not needed")
      }
    }
  }

  @Test func `of a list every thing that is left is needed`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let needed = Set(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0..<100, using: &random) })
      let left = Minimum<Int>(keeps: { needed.isSubset(of: $0) }).of(Array(0..<100))
      #expect(left == needed.sorted())
    }
  }

  private static let log = """
    [Home@0x1] viewDidLoad
    [Home@0x1] viewWillAppear
    [Home@0x1] viewDidAppear
    [net] cache hit
    [Cart@0x2] viewDidLoad
    [Cart@0x2] viewWillAppear
    [Cart@0x2] viewDidAppear
    [Banner@0x3] viewDidLoad
    [Banner@0x3] viewDidAppear
    """
  private static let configuration =
    "{ \"appRules\": [{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear while Cart is on screen\" }] }"

  @Test func `the command prints the log that breaks a rule of the app`() async throws {
    let folder = try ScratchFolder(["run.log": Self.log, "c.json": Self.configuration])
    let result = await RunResult.of([
      "reduce", folder.path("run.log"), "--rule", "no-banner", "--config", folder.path("c.json"),
    ])
    #expect(result.code == .passed, "\(result.errors)")
    #expect(result.output == "[Cart@0x2] viewDidAppear\n[Banner@0x3] viewDidAppear")
  }

  @Test(arguments: [false, true]) func `a fixture gives the finding again, with names or without`(
    _ redacts: Bool
  ) async throws {
    let configuration = Self.configuration
    let folder = try ScratchFolder(["run.log": Self.log, "c.json": configuration])
    let fixture = folder.path("case")
    let result = await RunResult.of(
      ["reduce", folder.path("run.log"), "--rule", "no-banner", "--config", folder.path("c.json")]
        + ["--fixture", fixture] + (redacts ? ["--redact"] : []))
    #expect(result.code == .passed, "\(result.errors)")
    let again = await RunResult.of([
      "check", fixture + "/input.log", "--config", fixture + "/config.json5", "--report", "concise",
    ])
    #expect(again.output.contains("no-banner"))
    let all = try ["input.log", "config.json5", "expected.json"].map {
      try String(contentsOfFile: "\(fixture)/\($0)", encoding: .utf8)
    }.joined()
    #expect(all.contains("Banner@") == !redacts)
    #expect(all.contains("Cart") == !redacts)
  }

  @Test func `what to keep has to be said, and has to be there`() async throws {
    let folder = try ScratchFolder(["run.log": Self.log])
    let log = folder.path("run.log")
    #expect(await RunResult.of(["reduce", log, "--no-config"]).code == .trouble)
    #expect(await RunResult.of(["reduce", log, "--no-config", "--rule", "TC203"]).code == .trouble)
    #expect(await RunResult.of(["reduce", log, "--no-config", "--finding", "x"]).code == .trouble)
  }
}
