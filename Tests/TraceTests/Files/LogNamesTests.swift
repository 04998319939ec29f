import Foundation
import Testing

@testable import tracecheck

/// Folders, patterns and lists in place of single logs.
@Suite struct LogNamesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["logs/b.log", "logs/a.log", "logs/17/c.log", "logs/note.txt", "logs/.hidden/d.log"] {
      let path = folder.path(name)
      let parent = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data("[Home] viewDidLoad\n".utf8).write(to: URL(filePath: path))
    }
  }

  private func expanded(_ names: [String], includes: [String] = []) throws -> [String] {
    var options = Options()
    options.includes = includes
    let root = folder.path("") + (folder.path("").hasSuffix("/") ? "" : "/")
    return try LogNames.expanded(names.map { root + $0 }, options).map { $0.replacing(root, with: "") }
  }

  @Test func `a folder stands for the logs in it and below it, in the order of names`() throws {
    for name in ["logs", "logs/"] {
      #expect(try expanded([name]) == ["logs/17/c.log", "logs/a.log", "logs/b.log"])
    }
  }

  @Test func `include chooses other files`() throws {
    #expect(try expanded(["logs"], includes: ["*.txt"]) == ["logs/note.txt"])
    #expect(try expanded(["logs"], includes: ["a*", "*.txt"]) == ["logs/a.log", "logs/note.txt"])
  }

  @Test func `a folder without a log is told, with what would help`() async {
    let result = await RunResult.of(["--no-config", "--include", "*.xyz", folder.path("logs")])
    #expect(result.code == .trouble && result.output.isEmpty)
    #expect(result.errors.contains("matches *.xyz; choose others with --include"), "\(result.errors)")
  }

  @Test func `a link to a folder above is not followed round and round`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("logs/17/up"), withDestinationPath: folder.path("logs"))
    #expect(try expanded(["logs"]).count == 3)
  }

  @Test func `the signs of a pattern in the name of a folder are none`() throws {
    try FileManager.default.moveItem(atPath: folder.path("logs"), toPath: folder.path("l[o]*s"))
    #expect(try expanded(["l[o]*s"]) == ["l[o]*s/17/c.log", "l[o]*s/a.log", "l[o]*s/b.log"])
  }

  @Test func `a list names logs, a line each, and may name folders`() async throws {
    let list = try folder.write(
      "\(folder.path("logs/b.log"))\r\n\n\(folder.path("logs/17"))\n", to: "names.txt")
    let result = await RunResult.of(["--no-config", "@" + list])
    let heads = result.output.split(separator: "\n").filter { $0.contains("1 controller") }
    #expect(result.code == .passed && heads.count == 2)
    #expect(heads.first?.contains("b.log") == true && heads.last?.contains("17/c.log") == true)
  }

  @Test func `a list that is missing is told`() async throws {
    let result = await RunResult.of(["--no-config", "@" + folder.path("none.txt")])
    #expect(result.code == .trouble && result.errors.contains("can't read the list of names"))
  }
}
