import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// The gate as CI calls it: reports in files, services that are recognised.
@Suite struct GateCommandTests {
  static let clean = "[Feed@0x7f00] viewDidLoad\n[Feed@0x7f00] viewWillAppear\n[Feed@0x7f00] viewDidAppear\n"
  static let faulty = clean + "[Feed@0x7f00] viewDidAppear\n"

  private let folder: ScratchFolder
  private let log: String

  init() throws {
    folder = try ScratchFolder()
    log = try folder.write(Self.faulty, to: "app.log")
  }

  // MARK: Reports

  @Test func `several reports are written in one run, also when all is well`() async throws {
    let clean = try folder.write(Self.clean, to: "clean.log")
    let formats: [ReportFormat] = [.sarif, .junit, .gitlab, .markdown, .github, .json]
    let flags = formats.flatMap { ["--report", "\($0.rawValue)=\(folder.path($0.rawValue))"] }
    let result = await run(flags + [clean])
    #expect(result.code == .passed)
    for format in formats { #expect(try folder.names().contains(format.rawValue)) }
    #expect(try folder.text("gitlab") == "[]\n")
  }

  @Test func `a report that can't be written is exit 2, after the others were`() async throws {
    let result = await run(["--report", "sarif=/nowhere/x", "--report", "json=\(folder.path("j"))", log])
    #expect(result.code == .trouble)
    #expect(result.errors.contains("can't write /nowhere/x: no such file or directory"))
    #expect(try folder.text("j").hasSuffix("}\n"))
    #expect(result.output.contains("TC103"))
  }

  @Test func `what can't be written is said in the order in which it was asked for`() async throws {
    let indices = ["/nowhere/a", "/dev/full", folder.path("fine"), "/nowhere/b", "/"]
    let result = await run(indices.flatMap { ["--report", "json=\($0)"] } + [log])
    #expect(result.code == .trouble)
    let named = result.errors.split(separator: "\n").compactMap { line in
      line.split(separator: "can't write ").dropFirst().first?.split(separator: ":").first.map(String.init)
    }
    #expect(named == ["/nowhere/a", "/dev/full", "/nowhere/b", "/"])
    #expect(try folder.text("fine").hasSuffix("}\n"))
  }

  @Test func `a full disk is exit 2 with its reason, after the other reports were written`() async throws {
    let other = folder.path("j")
    let result = await run(["--report", "sarif=/dev/full", "--report", "json=\(other)", log])
    #expect(result.code == .trouble)
    #expect(result.errors.contains("can't write /dev/full: no space left on device"))
    #expect(try folder.text("j").hasSuffix("}\n"))
    let written = await run(["baseline", "write", "--baseline", "/dev/full", log])
    #expect(written.code == .trouble)
  }

  @Test func `two reports to one file leave it alone, however it is named`() async throws {
    let file = try folder.write("old", to: "r")
    let parts = file.split(separator: "/").map(String.init)
    let other = "/" + parts.dropLast().joined(separator: "/") + "/./r"
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "r")
    for second in [file, other, folder.path("link")] {
      let result = await run(
        [
          "--report", "json=\(file)", "--report", "sarif=\(second)", "--report", "junit=\(folder.path("x"))",
          log,
        ])
      #expect(result.code == .trouble)
      #expect(result.errors.contains("two reports go to this file"))
      #expect(try folder.text("r") == "old")
      #expect(try folder.text("x").hasSuffix("</testsuites>\n"))
    }
  }

  @Test func `two reports to one pipe are told, and standard output is one by any of its names`() async throws
  {
    let pipe = folder.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let result = await run(["--report", "json=\(pipe)", "--report", "sarif=\(pipe)", log])
    #expect(result.code == .trouble && result.errors.contains("two reports go to this file"))
    let shown = await run(["--report", "json=/dev/stdout", log])
    _ = try JSONSerialization.jsonObject(with: Data(shown.output.utf8))
    #expect(await run(["--report", "json=/dev/stdout", "--report", "sarif", log]).code == .trouble)
  }

  @Test func `what patterns fit is read once, in the order of the patterns`() async throws {
    for name in ["a.log", "b.log"] { _ = try folder.write(Self.clean, to: name) }
    let every = folder.path("*.log")
    let result = await run([log, every, folder.path("a*.log"), folder.path("c*.txt")])
    #expect(result.code == .trouble && result.errors.contains("no file matches the pattern"))
    let lines = await run([folder.path("b*.log"), every, log]).output.split(separator: "\n")
    let heads = lines.filter { $0.contains("1 controller") }.map { $0.prefix { $0 != ":" } }
    #expect(heads == ["b.log", "a.log", "app.log"].map { folder.path($0)[...] }, "\(lines)")
  }

  @Test func `long names that begin alike are files of their own`() async throws {
    let names = ["a", "b"].map { String(repeating: "n", count: 250) + $0 }
    let flags = names.flatMap { ["--report", "json=\(folder.path($0))"] }
    #expect(await run(flags + [log]).code == .failed)
    for name in names { #expect(try folder.text(name).hasSuffix("}\n")) }
    #expect(try folder.names().count == 3)
  }

  @Test func `no report replaces the log`() async throws {
    let result = await run(["--report", "json=\(log)", log])
    #expect(result.code == .trouble)
    #expect(result.errors.contains("it is one of the logs"))
    #expect(try folder.text("app.log") == Self.faulty)
  }

  @Test func `no more findings than asked for are shown to people, and all are counted`() async throws {
    let many = try folder.write(
      Self.clean + "[Feed@0x7f00] viewDidAppear\n[Feed@0x7f00] viewDidLoad\n", to: "many.log")
    let all = await run(["--report", "json=\(folder.path("j"))", "--max-findings", "0", many])
    #expect(all.code == .failed)
    #expect(!all.output.contains("-->"))
    #expect(all.output.contains("not listed"))
    #expect(try folder.text("j").contains("TC103"))
  }

  @Test func `no report names what is to be hidden`() async throws {
    let named = try folder.write(
      Self.faulty.replacing("Feed", with: "SecretPlan").replacing("7f00", with: "6a5e7b"), to: "n.log")
    for format in ReportFormat.allCases {
      let result = await run(["--redact", "--report", format.rawValue, named])
      #expect(result.code == .failed)
      #expect(!result.output.contains("SecretPlan") && !result.errors.contains("SecretPlan"), "\(format)")
      #expect(!result.output.contains("0x6a5e7b"), "\(format)")
      #expect(result.output.contains("Controller-"), "\(format)")
    }
  }

  @Test func `a remark on a flag has a index in every report`() async throws {
    let flag = "suppressions=[{rule: 'TC103', reason: 'APP-1', expires: '1969-12-31'}]"
    for format in ReportFormat.allCases where format != .junit && format != .markdown {
      let result = await run(["-D", flag, "--report", format.rawValue, log])
      #expect(result.output.contains("TC902") && result.output.contains("command-line"), "\(format)")
    }
  }

  // MARK: Services

  private static let gitHub = ["GITHUB_ACTIONS": "true", "CI": "true"]

  @Test func `on GitHub annotations follow the text, and the text is fenced`() async throws {
    var environment = Self.gitHub
    environment["GITHUB_STEP_SUMMARY"] = try folder.write("before\n", to: "summary")
    let result = await run([log], environment)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("::stop-commands::") == true)
    #expect(lines.last?.hasPrefix("::error file=") == true)
    #expect(result.output.contains("error[TC103"))
    #expect(try folder.text("summary").hasPrefix("before\n<!-- tracecheck:"))
  }

  @Test func `no annotation goes into what a program reads`() async throws {
    let result = await run(["--report", "json", log], Self.gitHub)
    _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect(result.errors.contains("::error file="))
    #expect(!(await run(["--no-ci", "--report", "json", log], Self.gitHub)).errors.contains("::error"))
  }

  @Test func `a summary that would be too long for GitHub is not begun`() async throws {
    var environment = Self.gitHub
    environment["GITHUB_STEP_SUMMARY"] = try folder.write(String(repeating: "x", count: 900 * 1024), to: "s")
    #expect(await run([log], environment).code == .failed)
    #expect(try folder.text("s").utf8.count == 900 * 1024)
  }

  @Test func `annotations alone take nothing away from what people read`() async {
    let result = await run(["--report", "github", log])
    #expect(result.output.contains("error[TC103"))
    #expect(result.output.contains("::error file="))
  }

  @Test func `what is added for a service replaces no log and no report`() async throws {
    let name = ReportPlan.gitLabFile
    defer { try? FileManager.default.removeItem(atPath: name) }
    let onGitLab = ["GITLAB_CI": "true"]
    let asked = await run(["--report", "json=\(name)", log], onGitLab)
    #expect(asked.code == .failed && asked.errors.contains("two reports go to this file"))
    #expect(try String(contentsOfFile: name, encoding: .utf8).contains("formatVersion"))
    try Self.faulty.write(toFile: name, atomically: true, encoding: .utf8)
    let read = await run([name], onGitLab)
    #expect(read.code == .failed && read.errors.contains("it is one of the logs"))
    #expect(try String(contentsOfFile: name, encoding: .utf8) == Self.faulty)
    var onGitHub = Self.gitHub
    onGitHub["GITHUB_STEP_SUMMARY"] = log
    _ = await run([log], onGitHub)
    #expect(try folder.text("app.log") == Self.faulty)
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", ""])
  func `services get paths from the root of the working copy`(variable: String) async throws {
    let root = String(log.dropLast("/app.log".count))
    for (format, words) in [
      ("gitlab", "\"path\": \"app.log\""), ("sarif", "\"uri\": \"app.log\""), ("github", "file=app.log,"),
    ] {
      let environment = variable.isEmpty ? [:] : [variable: root]
      let result = await run(
        ["--report", format, log], environment, folder: variable.isEmpty ? root : "/elsewhere")
      #expect(result.output.contains(words), "\(format)")
    }
    let outside = await run(["--report", "gitlab", log], ["CI_PROJECT_DIR": "/elsewhere"])
    #expect(outside.output.contains("\"path\": \"\(log)\""))
  }

  @Test func `Xcode gets whole paths`() async throws {
    let parts = log.split(separator: "/")
    let given = "/" + parts.dropLast().joined(separator: "/") + "/./" + parts[parts.count - 1]
    let inXcode = await run(["--report", "concise", given], ["XCODE_VERSION_ACTUAL": "1600"])
    #expect(inXcode.output.hasPrefix(log + ":4:1: error:"))
    #expect(await run(["--report", "concise", given]).output.hasPrefix(given + ":4:1: error:"))
  }

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:], folder: String = "/"
  ) async -> RunResult {
    var surroundings = Console.Surroundings()
    surroundings.folder = folder
    surroundings.environment = environment
    return await RunResult.of(arguments + ["--no-config"], surroundings)
  }
}
