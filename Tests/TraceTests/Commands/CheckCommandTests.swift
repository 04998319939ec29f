import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct CheckCommandTests {
  /// Logs and configurations, by names that start with `@` in the tables below.
  static let files = [
    "clean.log": """
    [A] present B style=pageSheet
    [B] viewDidLoad
    [B] viewWillAppear
    [B] viewDidAppear
    """,
    "fault.log": """
    [A@0x7f00] viewWillAppear
    [A@0x7f00] viewDidAppear
    [A@0x7f00] present B@0x7f40 style=pageSheet
    [B@0x7f40] viewDidLoad
    [A@0x7f00] viewWillDisappear
    [B@0x7f40] viewWillAppear
    [B@0x7f40] viewDidAppear
    [A@0x7f00] viewDidDisappear
    """,
    "expired.log": """
    tracecheck:ignore TC203 until 1969-12-31 -- APP-1
    [A@0x7f00] present B@0x7f40 style=pageSheet
    [B@0x7f40] viewDidLoad
    [A@0x7f00] viewWillDisappear
    [B@0x7f40] viewWillAppear
    [B@0x7f40] viewDidAppear
    [A@0x7f00] viewDidDisappear
    """,
    "back.log": "10:00:09 [A] viewDidLoad\n10:00:02 [A] viewDidLoad\n",
    "new.log": """
    12:00:00.6 [A@0x1] viewDidAppear
    12:00:00.4 [A@0x1] viewWillAppear
    12:00:00.2 [A@0x1] viewDidLoad
    12:00:00.1 [A@0x1] init
    """,
    "two.log": "10:00:09 App[7:1] [A] viewDidLoad\n10:00:10 App[8:1] [B] viewDidLoad\n",
    "unnamed.log": "viewDidLoad()\n", "empty.log": "nothing here\n", "gzip.log": "\u{1F}\u{8B}\u{08}\0\0\0",
    "own.log": "Home~viewDidAppear\n", "formats.json": "{formats: ['{controller}: {evnt}']}",
    "off.json": "{rules: {'presenter-disturbed': 'off'}}",
    "broken.json": "{\n  os: 17,,\n}", "strict.json": "{gate: {minEvents: 100}}",
  ]

  /// Command lines, how they end, and what they say on either stream.
  static let lines: [(String, ExitCode, String, String)] = [
    ("@clean.log", .passed, "gate: passed", ""),
    (
      "@clean.log", .passed,
      "1 check needs addresses; add them, or the recorder that `tracecheck recorder` prints\nno faults\n", ""
    ),
    ("check @clean.log", .passed, "gate: passed", ""),
    ("@fault.log", .failed, "error[TC203 presenter-disturbed]", ""), ("-q @clean.log", .passed, "", ""),
    ("@clean.log @fault.log", .failed, "fault.log:5", ""),
    ("@[cf]*t.log @cl?an.log", .failed, "fault.log:5", ""), ("@*t.log -q", .failed, "TC203", ""),
    ("@none*.log", .trouble, "", "none*.log"),
    ("diff --before @cl* --after @fa*", .failed, "verdict: regressed", ""),
    ("@fault.log --fail-on never", .passed, "below)", ""),
    ("@fault.log --rule TC1", .passed, "no faults", ""), ("@fault.log --rule TC2", .failed, "TC203", ""),
    ("@fault.log --rule TC9x", .trouble, "", "unknown rule `TC9x`"),
    ("@fault.log --config @off.json", .passed, "no faults", ""),
    ("@fault.log -D rules.TC203=warning", .passed, "1 warning below", ""),
    ("@fault.log -D rules.TC203=warning --max-warnings 0", .failed, "1 warning, at most 0 allowed", ""),
    ("@clean.log --config @strict.json", .failed, "100 needed", ""),
    ("@clean.log --config @strict.json --min-events 2", .passed, "gate: passed", ""),
    (
      "@clean.log --config @broken.json", .trouble, "",
      "broken.json:2:10: expected a key or `}`, but found `,`"
    ),
    (
      "config check --config @formats.json", .trouble, "",
      "formats.json:1:27: formats.0: unknown field {evnt}"
    ),
    ("@own.log -D formats=['{controller}~{event}']", .passed, "1 event, 1 line", ""),
    ("@empty.log", .nothing, "no events recognised in 1 line", ""),
    ("@empty.log --allow-empty", .passed, "gate: empty", ""),
    ("@clean.log @empty.log", .nothing, "gate: empty", ""),
    ("@fault.log @empty.log", .failed, "gate: failed", ""),
    (
      "@back.log", .passed, "the times run back at line 2; each part is checked as a recording of its own", ""
    ),
    ("@new.log", .trouble, "", "its newest lines come first"),
    ("@clean.log @empty.log --report concise", .nothing, "empty.log: no events recognised in 1 line\n", ""),
    ("@fault.log @empty.log --report concise", .failed, "empty.log: no events recognised in 1 line\n", ""),
    (
      "@clean.log @empty.log --report markdown", .nothing, "empty.log`: no events recognised in 1 line\n",
      "empty"
    ),
    (
      "@fault.log @empty.log --report github", .failed, "::notice title=tracecheck::no events recognised in ",
      ""
    ),
    ("@fault.log --max-findings 0", .failed, "1 error (not listed)", ""),
    ("timelin @clean.log", .trouble, "", "did you mean `timeline`?"),
    ("@two.log --pid 9", .nothing, "no events match the filters", "no process has the number 9; the log has"),
    ("events @two.log --pid 9", .nothing, "", "no process has the number 9; the log has 7, 8"),
    ("timeline @fault.log --controller AA", .nothing, "", "no controller is named `AA`"),
    ("events @two.log --rule TC203", .trouble, "", "`events` doesn't take --rule"),
    (
      "timeline --format csv @two.log", .trouble, "",
      "prints text, jsonl, lanes, svg, mermaid, dot or perfetto, not csv"
    ),
    ("timeline --format meraid @two.log", .trouble, "", "did you mean `mermaid`?"),
    ("@two.log --from 25:00", .trouble, "", "`25:00` isn't a time"),
    ("top @two.log", .passed, "after line 2, in process 8, the last of 2 to log:\n", ""),
    ("top @two.log --time 09:00", .nothing, "", "has no event before that moment"),
    ("top @two.log --time 10:00:09", .passed, "after line 1:\n", ""),
    ("order present", .trouble, "", "did you mean `--kind present`?"),
    ("explain --config @off.json TC203", .passed, "(error, off in the configuration)", ""),
    ("rules propose", .trouble, "", "`rules propose` needs logs of good runs"),
    ("reduce @fault.log", .passed, "viewWillDisappear", "TC203 is still broken"),
    ("merge @fault.log", .trouble, "", "`tracecheck check --report json=FILE LOG` makes a report of a log"),
    ("stats @fault.log", .trouble, "", "`tracecheck check --report json=FILE LOG` makes a report of a log"),
    ("stats --group os --compare 17 @fault.log", .trouble, "", "--compare takes two groups, such as 17 18"),
    ("diff --update @fault.log", .trouble, "", "--update needs --golden FILE"),
    ("diff --golden @none.json @fault.log", .trouble, "", "--update writes it"),
    ("diff --golden @fault.log @fault.log", .trouble, "", "it isn't a golden trace"),
    ("baseline show @fault.log", .trouble, "", "this isn't a baseline"),
    ("diff --map C=D @fault.log @fault.log", .passed, "verdict: same", "--map: no controller is named `C`"),
    (
      "diff --controller C @fault.log @fault.log", .nothing, "verdict: empty (no events match",
      "no controller is named `C`"
    ),
    ("diff --controller B @clean.log @two.log", .passed, "verdict: changed", ""),
    ("diff @empty.log @empty.log", .nothing, "verdict: empty (no events recognised in a log)", ""),
    ("@unnamed.log", .passed, "1 event names no controller", ""),
    (
      "@clean.log --controller Nobody", .nothing, "no events match the filters",
      "no controller is named `Nobody`"
    ),
    ("@nowhere.log", .trouble, "", "there is no such file"), ("chek", .trouble, "", "did you mean `check`?"),
    ("@clean.log @nowhere.log", .trouble, "gate: passed", "nowhere.log"),
    ("--include *.none @.", .trouble, "", "matches *.none"),
    ("@gzip.log", .trouble, "", "gzip"), ("- -", .trouble, "", "standard input (-) can be read only once"),
    ("@fault.log --report concise", .failed, "fault.log:5:1: error: ", ""),
    ("@fault.log --report json", .failed, "\"verdict\": \"failed\"", "gate: failed"),
    ("@fault.log -q --report jsonl", .failed, "\"verdict\":\"failed\"", ""),
    ("@fault.log --report json --report text", .trouble, "", "only one report can go to standard output"),
    ("@fault.log --report json=/", .trouble, "gate: failed", "can't write /: it is a folder"),
    ("events @clean.log", .passed, "     2  [B] viewDidLoad\n", ""),
    ("events @empty.log", .nothing, "", "no events recognised"),
    ("events @clean.log --controller A", .passed, "[A] present B style=pageSheet", ""),
    ("events @clean.log --controller Nobody", .nothing, "", "no events match the filters"),
    ("events @clean.log @fault.log", .trouble, "", "`events` takes one log; got 2"),
    (
      "events @clean.log --format jsonl", .passed, "{\"line\":1,\"event\":\"present\",\"controller\":\"A\"",
      ""
    ),
    ("timeline @clean.log", .passed, "present    A → B", ""),
    ("timeline @fault.log --format jsonl", .passed, "\"findings\":[\"TC203\"]", ""),
    ("timeline @empty.log --allow-empty", .passed, "", ""),
    ("timeline @nowhere.log", .trouble, "", "no such file"),
  ]

  @Test(arguments: lines) func `a check ends as it should`(
    line: String, code: ExitCode, output: String, errors: String
  ) async throws {
    let folder = try ScratchFolder(Self.files)
    let arguments = line.split(separator: " ").map { word in
      word.hasPrefix("@") ? folder.path(String(word.dropFirst())) : String(word)
    }
    let isConfigured = !line.contains("config") && !["order", "merge", "stats"].contains(arguments[0])
    let result = await RunResult.of(arguments + (isConfigured ? ["--no-config"] : []))
    #expect(result.code == code)
    #expect(Self.holds(result.output, output), "\(result.output)")
    #expect(Self.holds(result.errors, errors), "\(result.errors)")
  }

  /// Whether a stream holds what it should; nothing where nothing should be.
  private static func holds(_ text: String, _ expected: String) -> Bool {
    expected.isEmpty ? text.isEmpty : text.contains(expected)
  }

  @Test func `without a log and on a terminal there is short help`() async {
    var surroundings = Console.Surroundings()
    surroundings.inputIsTerminal = true
    let result = await RunResult.of([], surroundings)
    #expect(result.code == .trouble)
    #expect(result.errors.hasPrefix("usage: tracecheck [OPTIONS] LOG..."))
  }

  @Test func `several reports are written in one run, each whole`() async throws {
    let folder = try ScratchFolder(Self.files)
    let reports = ReportFormat.allCases.map { "--report=\($0.rawValue)=\(folder.path($0.rawValue + ".out"))" }
    let result = await RunResult.of(reports + ["--no-config", folder.path("fault.log")])
    #expect(result.code == .failed)
    #expect(result.output.contains("gate: failed"))
    for format in ReportFormat.allCases {
      #expect(try folder.text(format.rawValue + ".out").contains("TC203"))
    }
    #expect(try folder.names().count == Self.files.count + ReportFormat.allCases.count)
  }

  @Test func `a first configuration that hides one farther up says so`() async throws {
    let folder = try ScratchFolder(["app.log": "[A] viewDidLoad\n", ".tracecheck.json": "{}"])
    let below = folder.path("below")
    try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
    var surroundings = Console.Surroundings()
    surroundings.folder = below
    let result = await RunResult.of(["config", "init", folder.path("app.log")], surroundings)
    #expect(result.code == .passed && result.output == "wrote \(below)/.tracecheck.json\n")
    #expect(
      result.errors.contains("\(folder.path(".tracecheck.json")) is no longer read from here"), "\(result)")
  }

  @Test(arguments: ["clean.log", "fault.log", "expired.log"])
  func `a log passes the configuration that was made from it`(
    log: String
  ) async throws {
    let folder = try ScratchFolder(Self.files)
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path("")
    let result = await RunResult.of(["config", "init", folder.path(log)], surroundings)
    #expect(result.code == .passed)
    let file = folder.path(".tracecheck.json")
    #expect(result.output.hasPrefix("wrote "))
    #expect(try folder.text(".tracecheck.json").contains(#""style": "pageSheet""#))
    #expect(await RunResult.of(["--config", file, folder.path(log)]).code == .passed)
    #expect(await RunResult.of(["config", "init", folder.path(log)], surroundings).code == .trouble)
  }

  @Test(arguments: [
    ("OS Version: iPhone OS 17.4 (21E213)\n", [], true), ("", ["-D", "os=17.4"], true),
    ("OS Version: iPhone OS 16.1\n", ["-D", "os=17.4"], true), ("os=17.4\nos=17.5\n", [], false),
    ("", [], false),
  ])
  func `a configuration made from a log names the release where that is known`(
    head: String, flags: [String], isNamed: Bool
  ) async throws {
    let folder = try ScratchFolder(["app.log": head + (Self.files["clean.log"] ?? "")])
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path("")
    let result = await RunResult.of(["config", "init", folder.path("app.log")] + flags, surroundings)
    #expect(result.code == .passed)
    let text = try folder.text(".tracecheck.json")
    #expect(text.contains(#""os": "17.4""#) == isNamed && text.contains("\"os\"") == isNamed)
    #expect(
      await RunResult.of(["--config", folder.path(".tracecheck.json"), folder.path("app.log")]).code
        == .passed)
  }

  @Test(arguments: [["--config", "c.json"], ["--no-config", "--baseline", "b.json"]])
  func `no report replaces the settings of its run`(flags: [String]) async throws {
    var files = Self.files
    files["c.json"] = "{}"
    files["b.json"] = "{\"formatVersion\":\"1.0\",\"entries\":[\n]}\n"
    let folder = try ScratchFolder(files)
    let file = flags.last ?? ""
    let result = await RunResult.of(
      flags.dropLast() + [
        folder.path(file), "--report=json=\(folder.path(file))", "--report=junit=\(folder.path("j.xml"))",
        folder.path("clean.log"),
      ])
    #expect(result.code == .trouble && result.errors.contains("this run's configuration or baseline"))
    #expect(try folder.text(file) == files[file])
    #expect(try folder.names().contains("j.xml"))
  }

  @Test func `two reports to one file are refused before either is written`() async throws {
    let folder = try ScratchFolder(Self.files)
    let file = folder.path("report")
    let result = await RunResult.of([
      "--report=json=\(file)", "--report=text=\(file)", "--no-config", folder.path("clean.log"),
    ])
    #expect(result.code == .trouble)
    #expect(result.errors.contains("two reports go to this file"))
    #expect(try folder.names() == Self.files.keys.sorted())
  }

  @Test func `the order of the logs is the order of the report`() async throws {
    let names = (0..<12).map { "log\($0).log" }
    let text = try #require(Self.files["fault.log"])
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let arguments = ["--report=json", "--no-config"] + names.map(folder.path)
    let first = await RunResult.of(arguments)
    let report = try JSONReader.read(ContiguousArray(first.output.utf8))
    #expect(report["traces"]?.elements.compactMap { $0["label"]?.text } == names.map(folder.path))
    #expect(report["findings"]?.elements.compactMap { $0["trace"]?.text } == names.map(folder.path))
    #expect(await RunResult.of(arguments).output == first.output)
  }
}
