import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// What README.md shows is what the program does.
@Suite struct ReadmeTests {
  static let commands = (try? MarkdownFile("README.md"))?.blocks("sh").flatMap(\.lines) ?? []

  @Test func `the two commands that do everything come first`() {
    #expect(Self.commands.first?.hasPrefix("swift run -c release tracecheck Tests/Fixtures/") == true)
    #expect(Self.commands.dropFirst().first == "swift test")
  }

  @Test func `the picture of a finding is what the first command prints`() async throws {
    let line = try #require(Self.commands.first)
    let result = await RunResult.of(try #require(PageCommand(line)).placed)
    #expect(result.code == .failed)
    let picture = result.output.replacing(Repository.root.path + "/", with: "")
    try Transcript("README.md").expect([line: picture])
  }

  @Test func `every command of the program and every exit code is in its tables`() throws {
    let text = try MarkdownFile("README.md").text
    for command in Commands.all {
      let summary = command.summary.replacing("|", with: "\\|")
      #expect(text.contains("| `\(command.name)` | \(summary) |\n"))
    }
    for code in ExitCode.allCases { #expect(text.contains("| \(code.rawValue) | ")) }
  }

  @Test func `the message of a failed test is what a finding says`() throws {
    let log = try MarkdownFile("Examples/Tests/Logs/checkout-disturbed.log").text
    let finding = try #require(Trace(text: log, label: "Logs/checkout-disturbed.log").failures.first)
    let page = try MarkdownFile("docs/library.md")
    let shown = try #require(page.blocks("text").first?.text)
    let message = finding.description + "\n"
    if try page.record(page.text.replacing(shown, with: message)) { return }
    #expect(shown == message)
  }

  @Test func `what the guide to the library shows is what the examples run`() throws {
    let tests = Repository.root.appending(path: "Examples/Tests")
    let names = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { !$0.hasPrefix(".build") && $0.hasSuffix(".swift") }
    let sources = try names.map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
    let lines = Set(sources.joined().split(separator: "\n").map { $0.drop { $0 == " " } })
    for block in try MarkdownFile("docs/library.md").blocks("swift")
    where block.lines.count > 1 && !block.text.hasPrefix("// swift-tools-version") {
      for line in block.lines.map({ $0.drop { $0 == " " } }) where !line.isEmpty {
        #expect(lines.contains(line), "\(line)")
      }
    }
  }
}
