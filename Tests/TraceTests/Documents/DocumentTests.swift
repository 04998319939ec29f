import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// What the pages tell people to type works. `Scripts/check-docs` holds their words and links.
///
/// A block of `sh` is run as it is. A block of `console`, or an indented line, names files that the reader has,
/// and is only parsed.
@Suite struct DocumentTests {
  /// Every page that is not one of a folder of generated pages.
  static let pages =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] + files("docs") + files("Examples")

  private static func files(_ folder: String) -> [String] {
    let url = Repository.root.appending(path: folder)
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return all.filter { $0.hasSuffix(".md") && !$0.hasPrefix("rules/") && !$0.contains(".build/") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// The commands of the pages that one test after another can run; those of the tutorial build on each other.
  static let run: [String] = pages.filter { $0 != TutorialTests.page }.flatMap { page in
    (try? MarkdownFile(page))?.blocks("sh").filter { $0.lines.first != "#!/bin/sh" }.flatMap(\.lines) ?? []
  }.filter { PageCommand($0) != nil }

  /// The commands that name files of the reader's.
  static let typed: [String] = pages.flatMap { page -> [String] in
    guard let file = try? MarkdownFile(page) else { return [] }
    let indented = file.text.split(separator: "\n").filter { $0.hasPrefix("    tracecheck ") }.map {
      $0.dropFirst(4)
    }
    return file.blocks("console").flatMap(\.lines) + indented.map(String.init)
  }.filter { PageCommand($0) != nil }

  @Test(arguments: run) func `every command in a block of sh works`(_ line: String) async throws {
    let result = await RunResult.of(try #require(PageCommand(line)).placed)
    #expect(result.code == .passed || result.code == .failed, "\(result.errors)")
    #expect(!result.output.isEmpty)
  }

  @Test(arguments: typed) func `every other command can be typed`(_ line: String) throws {
    _ = try ArgumentParser.parse(try #require(PageCommand(line)).words, commands: Commands.all)
  }

  @Test func `every configuration that a page shows is right`() async throws {
    let blocks = try Self.pages.flatMap { try MarkdownFile($0).blocks("json5") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let folder = try ScratchFolder(["c.json": block.text])
      let result = await RunResult.of(["config", "check", "--config", folder.path("c.json")])
      #expect(result.code == .passed, "\(result.errors)\(block.text)")
    }
  }
}
