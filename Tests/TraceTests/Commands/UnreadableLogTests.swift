import Testing

@testable import TraceModel
@testable import tracecheck

/// A log that can't be read does not stop the others, and every report says so.
@Suite struct UnreadableLogTests {
  static let good = "[Home@0x7f00] viewDidLoad\n"
  static let faulty = GateCommandTests.faulty

  private let folder: ScratchFolder
  private let logs: [String]

  init() throws {
    folder = try ScratchFolder(["a.log": Self.good, "c.log": Self.faulty])
    logs = ["a.log", "b.log", "c.log"].map(folder.path)
  }

  @Test func `the others are reported, it is listed, and the exit code is 2`() async throws {
    let result = await RunResult.of(["check", "--no-config"] + logs)
    #expect(result.code == .trouble)
    #expect(result.errors.contains("can't read \(logs[1]): there is no such file"))
    #expect(result.output.contains("\(logs[1]): can't be read: there is no such file"))
    #expect(result.output.contains("a.log: 1 controller") && result.output.contains("TC103"))
  }

  @Test func `json and jsonl list it apart from the traces`() async throws {
    for format in ["json", "jsonl"] {
      let output = await RunResult.of(["check", "--no-config", "--report", format] + logs).output
      let last = format == "json" ? output : String(output.split(separator: "\n").last ?? "")
      let report = try JSONReader.read(ContiguousArray(last.utf8))
      #expect(report["unreadable"]?.elements.map { $0["log"]?.text } == [logs[1]])
      #expect(report["unreadable"]?.elements.first?["reason"]?.text == "there is no such file")
      #expect(report["traces"]?.elements.map { $0["label"]?.text } == [logs[0], logs[2]])
    }
  }

  /// What each format says of it.
  static let formats = [
    ("junit", "<error message=\"there is no such file\" type=\"unreadable\">"),
    ("sarif", "\"executionSuccessful\": false"),
    ("github", "::error title=tracecheck::can't read "),
    ("gitlab", "\"check_name\": \"unreadable\""), ("markdown", "be read: there is no such file"),
    ("html", "be read: there is no such file"),
    ("concise", "can't be read: there is no such file"),
  ]

  @Test(arguments: formats) func `every other format tells it too`(format: String, words: String) async throws
  {
    let file = folder.path("report")
    let result = await RunResult.of(["check", "--no-config", "-q", "--report", "\(format)=\(file)"] + logs)
    #expect(result.code == .trouble)
    let text = try folder.text("report")
    #expect(text.contains(words), "\(text.prefix(2_000))")
  }

  @Test func `where no log can be read, people see the reason once and programs get a report`() async throws {
    let file = folder.path("report.json")
    let result = await RunResult.of(["check", "--no-config", "--report", "json=\(file)", logs[1]])
    #expect(result.code == .trouble && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    let report = try JSONReader.read(ContiguousArray(folder.text("report.json").utf8))
    #expect(report["verdict"]?.text == "empty" && report["unreadable"]?.elements.count == 1)
  }

  @Test func `its name and reason cannot steer a terminal`() async {
    let result = await RunResult.of(["check", "--no-config", folder.path("\u{1B}[2Jx.log"), logs[0]])
    #expect(result.code == .trouble)
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
  }
}
