import Foundation
import Testing

@testable import tracecheck

/// What `check` says of a log or a configuration that can't be one, and how it ends.
@Suite struct BadInputTests {
  static let line = "[Home@0x7f00] viewDidLoad\n"

  /// What is given, how it ends, and what is said.
  static let inputs: [(name: String, bytes: [UInt8], code: ExitCode, words: String)] = [
    ("empty.log", [], .nothing, "no events recognised"),
    ("blank.log", Array("\n\n\n".utf8), .nothing, "no events recognised in 3 lines"),
    ("nul.log", Array(repeating: 0, count: 10_000), .trouble, "NUL"),
    ("binary.log", (0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 37) & 0x1F }, .trouble, "binary"),
    ("gzip.log", [0x1F, 0x8B, 8, 0, 1, 2, 3, 4], .trouble, "gzip -dc"),
    ("wide.log", [0xFF, 0xFE] + line.utf8.flatMap { [$0, 0] }, .trouble, "UTF-16"),
    ("nul-inside.log", Array((line + "a\0b\0c\n").utf8), .passed, "gate: passed"),
    ("broken-text.log", Array(line.utf8) + [0xC3, 0x28, 0xFF, 0x0A], .passed, "gate: passed"),
    ("cut.log", Array(line.utf8) + Array("[Home@0x7f00] viewWillApp".utf8), .passed, "1 event"),
  ]

  @Test(arguments: inputs) func `a log that is none is told from one that is odd`(
    _ input: (name: String, bytes: [UInt8], code: ExitCode, words: String)
  ) async throws {
    let folder = try ScratchFolder()
    let path = folder.path(input.name)
    try Data(input.bytes).write(to: URL(filePath: path))
    let result = await RunResult.of(["check", "--no-config", path])
    #expect(result.code == input.code)
    #expect((result.output + result.errors).contains(input.words), "\(result.output)\(result.errors)")
    if input.code == .trouble { #expect(result.errors.contains(input.name) && result.output.isEmpty) }
  }

  @Test func `a missing file, a folder and a pipe that is gone are named`() async throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Run.xcresult"), withIntermediateDirectories: true)
    for (path, words) in [
      (folder.path("none.log"), "there is no such file"), (folder.path(""), "no file in "),
      (folder.path("Run.xcresult"), "it is an Xcode result bundle"),
    ] {
      let result = await RunResult.of(["check", "--no-config", path])
      #expect(result.code == .trouble && result.output.isEmpty)
      #expect(result.errors.contains(words) && result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a file that may not be read is named`() async throws {
    let folder = try ScratchFolder(["secret.log": Self.line])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("secret.log"))
    let result = await RunResult.of(["check", "--no-config", folder.path("secret.log")])
    #expect(result.code == .trouble && result.errors.contains("permission"))
  }

  /// Configurations, and what is said of them.
  static let configurations = [
    ("{ os: 17.4, }}", ":1:14:"), ("{\n  controllers: [\n}", ":3:1:"), ("", ":1:1:"),
    ("{ devcie: \"pad\" }", "did you mean `device`?"), ("{ os: 17, os: 18 }", ":1:11:"),
    ("{ suppressions: [{ rule: 'TC901', reason: 'x' }] }", "`TC901` is a remark"),
    ("{ device: 3 }", "device"), ("\0\0\0\0", ":1:1:"),
    ("{ controllers: { B: { style: \"pagesheat\" } } }", "did you mean `pageSheet`?"),
  ]

  @Test(arguments: configurations) func `a broken configuration is told with its index`(
    _ text: String, _ words: String
  ) async throws {
    let folder = try ScratchFolder(["app.log": Self.line, "c.json5": text])
    let result = await RunResult.of(["check", "--config", folder.path("c.json5"), folder.path("app.log")])
    #expect(result.code == .trouble && result.output.isEmpty)
    #expect(result.errors.contains("c.json5:") && result.errors.contains(words), "\(result.errors)")
  }

  @Test func `a configuration that is missing or a folder is named`() async throws {
    let folder = try ScratchFolder(["app.log": Self.line])
    for path in [folder.path("none.json"), folder.path("")] {
      let result = await RunResult.of(["check", "--config", path, folder.path("app.log")])
      #expect(result.code == .trouble && !result.errors.isEmpty)
    }
  }

  @Test func `a configuration in UTF-16 is named`() async throws {
    let folder = try ScratchFolder(["app.log": Self.line])
    try Data([0xFF, 0xFE] + "{}".utf8.flatMap { [$0, 0] }).write(to: URL(filePath: folder.path("c.json")))
    let result = await RunResult.of(["--config", folder.path("c.json"), folder.path("app.log")])
    #expect(result.code == .trouble && result.errors.contains("save it as UTF-8"), "\(result)")
  }

  @Test func `a pattern or a controller that nothing fits is told`() async throws {
    let folder = try ScratchFolder(["app.log": Self.line + "[##(error)@0x7f10] viewDidLoad\n"])
    let none = await RunResult.of(["--no-config", folder.path("*.txt")])
    #expect(none.code == .trouble && none.errors.contains("no file matches the pattern"), "\(none)")
    let log = folder.path("app.log")
    let check = ["--no-config", "--controller", "Hom", "--controller", "H*", log]
    let stranger = await RunResult.of(check)
    #expect(stranger.code == .passed)
    #expect(stranger.errors == "tracecheck: no controller is named `Hom`; did you mean `Home`?\n")
    #expect(await RunResult.of(check + ["--redact"]).errors.isEmpty)
    let odd = await RunResult.of(["--no-config", "--controller", "##(erro)", log])
    #expect(odd.code == .nothing && !odd.errors.contains("did you mean"), "\(odd)")
  }

  @Test func `a link to nowhere is told, and not taken for no file`() async throws {
    let folder = try ScratchFolder(["app.log": Self.line])
    for name in [".tracecheck.json", "b.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: "/nowhere/there")
    }
    for flags in [
      ["--config", folder.path(".tracecheck.json")], ["--no-config", "--baseline", folder.path("b.json")],
    ] {
      let result = await RunResult.of(flags + [folder.path("app.log")])
      #expect(result.code == .trouble && result.errors.contains("it is a broken link"), "\(result)")
    }
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path("below")
    let found = await RunResult.of(["config", "check"], surroundings)
    #expect(found.code == .trouble && found.errors.contains("it is a broken link"), "\(found)")
  }

  @Test(arguments: [
    (["config", "show", "x"], "`config show` takes no file; name one with --config"),
    (["config", "init", "a", "b"], "`config init` takes one log; got 2"),
    (["config", "chek"], "did you mean `check`?"), (["man", "x"], "`man` takes no arguments"),
    (["help", "check", "diff"], "`help` takes one command; got 2"),
    (["top", "a", "b"], "`top` takes one log; got 2"),
    (["schema", "x"], "it takes report, baseline, config"),
    (["completions", "tcsh"], "it takes bash, zsh, fish"),
  ]) func `a word that is wrong or too many is told`(arguments: [String], words: String) async {
    let result = await RunResult.of(arguments)
    #expect(result.code == .trouble && result.errors.contains(words), "\(result.errors)")
  }

  @Test func `logs far more than are read at a time are reported in the order given`() async throws {
    let names = (1...60).map { "log\($0).txt" }
    let folder = try ScratchFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "[\($0)] viewDidLoad\n") }))
    let result = await RunResult.of(["check", "--no-config"] + names.map(folder.path))
    let heads = result.output.split(separator: "\n").filter { $0.contains("1 controller") }
    #expect(result.code == .passed && heads.count == 60)
    #expect(zip(heads, names).allSatisfy { $0.contains($1 + ":") }, "\(result.output)")
  }

  @Test func `a line of 100 MB is counted as long, and what is around it is read`() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("long.log")
    try Data(Self.line.utf8).write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    _ = try file.seekToEnd()
    let part = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<100 { try file.write(contentsOf: part) }
    try file.write(contentsOf: Data("\n[Home@0x7f00] viewWillAppear\n".utf8))
    try file.close()
    let result = await RunResult.of(["check", "--no-config", path])
    #expect(result.code == .passed)
    #expect(result.output.contains("2 events, 3 lines"), "\(result.output)")
    #expect(result.output.contains("long"))
  }
}
