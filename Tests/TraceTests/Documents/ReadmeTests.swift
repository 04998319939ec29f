import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// What README.md shows is what the program does.
@Suite struct ReadmeTests {
  static let pages = [
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/recording.md", "docs/diff.md", "docs/library.md",
    "docs/ci.md", "Examples/CI/README.md", "Examples/Tests/README.md",
    "docs/certainty.md",
  ]
  static let commands = Self.commands(of: "README.md")

  private static func commands(of page: String) -> [String] {
    (try? MarkdownFile(page))?.blocks("sh").flatMap(\.lines) ?? []
  }

  @Test func `the two commands that do everything come first`() {
    #expect(Self.commands.first?.hasPrefix("swift run -c release tracecheck Tests/Fixtures/") == true)
    #expect(Self.commands.dropFirst().first == "swift test")
  }

  @Test(arguments: commands + commands(of: "docs/diff.md")) func `every command in it works`(_ line: String)
    async throws
  {
    guard let words = ReadmeCommand(line)?.words else {
      // `swift test` is what runs this test.
      #expect(line == "swift test")
      return
    }
    let result = await RunResult.of(words)
    #expect(result.code == .passed || result.code == .failed, "\(result.errors)")
    #expect(!result.output.isEmpty)
  }

  @Test func `every configuration that a page shows is right`() async throws {
    let blocks = try ["docs/ci.md", "docs/recording.md"].flatMap { try MarkdownFile($0).blocks("json5") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let folder = try ScratchFolder(["c.json": block.text])
      let result = await RunResult.of(["config", "check", "--config", folder.path("c.json")])
      #expect(result.code == .passed, "\(result.errors)\(block.text)")
    }
  }

  @Test func `the picture of a finding is what the first command prints`() async throws {
    let first = try #require(Self.commands.first.flatMap { ReadmeCommand($0)?.words })
    let result = await RunResult.of(first)
    #expect(result.code == .failed)
    let picture = try MarkdownFile("README.md").blocks("text").first?.text
    #expect(picture == result.output.replacing(Repository.root.path + "/", with: ""))
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
    #expect(try MarkdownFile("docs/library.md").blocks("text").first?.text == finding.description + "\n")
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

  @Test(arguments: pages) func `every link leads somewhere`(_ page: String) throws {
    let file = try MarkdownFile(page)
    for target in file.links where !target.contains("://") && !target.hasPrefix("#") {
      let path = target.prefix { $0 != "#" }
      let url = file.url.deletingLastPathComponent().appending(path: String(path))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page) links to \(target)")
    }
  }
}
