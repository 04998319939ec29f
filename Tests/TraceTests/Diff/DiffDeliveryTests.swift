import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// Where the reports of `tracecheck diff` go, and what is in them there.
@Suite struct DiffDeliveryTests {
  private let folder: ScratchFolder
  private let before: String
  private let after: String

  init() throws {
    folder = try ScratchFolder()
    before = folder.path("before.log")
    after = folder.path("after.log")
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "[Wallet@0x10] \($0)" }
    let good = calls + ["[Wallet@0x10] present Pin style=pageSheet"]
    let other =
      [calls[0].replacing("Wallet@0x10", with: "Purse@0x30")] + calls
      + [calls[2], "[Wallet@0x10] present Pin style=formSheet"]
    try (good.joined(separator: "\n") + "\n").write(toFile: before, atomically: true, encoding: .utf8)
    try (other.joined(separator: "\n") + "\n").write(toFile: after, atomically: true, encoding: .utf8)
  }

  private func run(_ flags: String..., environment: [String: String] = [:]) async -> RunResult {
    var surroundings = Console.Surroundings()
    surroundings.environment = environment
    return await RunResult.of(["diff", "--no-config", before, after] + flags, surroundings)
  }

  @Test(arguments: [("github", "::error file=after.log,"), ("sarif", "\"uri\": \"after.log\"")])
  func `services get paths from the root of the working copy`(format: String, words: String) async {
    let root = ["GITHUB_WORKSPACE": String(after.dropLast("/after.log".count))]
    #expect(await run("--report", format, environment: root).output.contains(words))
  }

  @Test(arguments: DiffFormat.allCases) func `a redacted comparison names no screen`(format: DiffFormat) async
  {
    let shown = await run("--report", format.rawValue, "--explain-alignment").output
    let redacted = await run("--report", format.rawValue, "--explain-alignment", "--redact").output
    #expect(shown.contains("Wallet"))
    #expect(
      !redacted.contains("Wallet") && !redacted.contains("Pin") && !redacted.contains("Purse"), "\(redacted)")
    #expect(redacted.contains("Controller-"))
  }

  @Test func `a report does not replace a log that is compared`() async throws {
    let kept = try String(contentsOfFile: after, encoding: .utf8)
    let result = await run("--report", "json=\(after)")
    #expect(result.code == .trouble)
    #expect(result.errors.contains("it is one of the logs"))
    #expect(try String(contentsOfFile: after, encoding: .utf8) == kept)
  }

  @Test func `no more is listed than was asked for, and that is said`() async {
    let output = await run("--max-findings", "1").output
    #expect(output.components(separatedBy: "\n  line ").count == 2, "\(output)")
    #expect(output.contains("… and 1 more change; --report text=FILE and json list all\n"), "\(output)")
    #expect(output.contains("behaviour: 2 changes"))
  }

  @Test func `on GitHub annotations are beside the text, and the page of the run has a summary`()
    async throws
  {
    let summary = folder.path("summary.md")
    let gitHub = ["GITHUB_ACTIONS": "true", "CI": "true", "GITHUB_STEP_SUMMARY": summary]
    let result = await run(environment: gitHub)
    #expect(result.output.hasPrefix("::stop-commands::"), "\(result.output)")
    #expect(result.output.contains("verdict: regressed"))
    #expect(result.output.contains("\n::error file="))
    #expect(try String(contentsOfFile: summary, encoding: .utf8).contains("## tracecheck diff: regressed"))
    let plain = await run("--no-ci", environment: gitHub)
    #expect(!plain.output.contains("\n::error file="))
  }
}
