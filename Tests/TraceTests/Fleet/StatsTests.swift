import Testing

@testable import TraceModel
@testable import tracecheck

/// `tracecheck stats`: what breaks how often, and where.
@Suite struct StatsTests {
  private let folder: ScratchFolder
  private let report: String

  /// Of 20 logs of iOS 17 two are faulty, of 20 of iOS 18 eighteen.
  init() async throws {
    folder = try ScratchFolder()
    report = folder.path("all.json")
    var generator = SeededGenerator(seed: 1)
    var logs: [String] = []
    for number in 0..<40 {
      let (os, faulty) = number < 20 ? ("17.\(number % 3)", number < 2) : ("18.0", number < 38)
      let head = "OS Version: iPhone OS \(os) (21E213)\nApp Version: 5.2.1 (88)\nHardware Model: iPhone15,2\n"
      let text = head + (faulty ? GateCommandTests.faulty : GateCommandTests.clean)
      logs.append(try folder.write(text, to: "log\(number).log"))
    }
    logs.shuffle(using: &generator)
    _ = await RunResult.of(["check", "--no-config", "-q", "--report", "json=\(report)"] + logs)
  }

  private func json(_ more: [String]) async throws -> JSONNode {
    let result = await RunResult.of(["stats", "--format", "json"] + more + [report])
    #expect(result.code == .passed, "\(result.errors)")
    return try JSONReader.read(ContiguousArray(result.output.utf8))
  }

  @Test func `a log's own words say where it comes from`() async throws {
    let table = try await json(["--by", "device", "--group", "version"])
    #expect(table["groups"]?.elements.map { $0["name"]?.text } == ["5.2.1"])
    #expect(table["table"]?.elements.map { $0["name"]?.text } == ["iPhone15,2"])
  }

  @Test func `findings, logs and transitions are counted`() async throws {
    let table = try await json([])
    let row = try #require(table["table"]?.elements.first?["groups"]?.elements.first)
    #expect(table["table"]?.elements.first?["name"]?.text == "TC103 callback-repeated")
    #expect(row["findings"]?.text == "20" && row["logs"]?.text == "20" && row["ofLogs"]?.text == "40")
    #expect(row["share"]?["value"]?.text == "0.5")
    let transitions = try #require(row["transitions"]?.text.flatMap { Double($0) })
    let rate = try #require(row["rate"]?["value"]?.text.flatMap { Double($0) })
    #expect(abs(rate - 20_000 / transitions) < 0.01)
  }

  @Test func `a kind of transition is held against the transitions of that kind`() async throws {
    // Two pushes, of which one is out of order, and a presentation.
    let log = try folder.write(
      """
      [nav@0x1] setViewControllers Home@0x2
      [Home@0x2] viewWillAppear
      [Home@0x2] viewDidAppear
      [nav@0x1] push Cart@0x3 animated=true
      [Home@0x2] viewWillDisappear
      [Cart@0x3] viewWillAppear
      [Home@0x2] viewDidDisappear
      [Cart@0x3] viewDidAppear
      [nav@0x1] push Pay@0x4 animated=true
      [Cart@0x3] viewWillDisappear
      [Pay@0x4] viewWillAppear
      [Pay@0x4] viewDidAppear
      [Cart@0x3] viewDidDisappear
      [Pay@0x4] present Help@0x5 style=pageSheet animated=true
      [Help@0x5] viewWillAppear
      [Help@0x5] viewDidAppear

      """, to: "kinds.log")
    let report = folder.path("kinds.json")
    _ = await RunResult.of(["check", "--no-config", "-q", "--report", "json=\(report)", log])
    let told = await RunResult.of(["stats", "--format", "json", "--by", "transition", report])
    let row = try #require(try JSONReader.read(ContiguousArray(told.output.utf8))["table"]?.elements.first)
    #expect(row["name"]?.text == "push")
    #expect(row["groups"]?.elements.first?["transitions"]?.text == "2")
  }

  @Test func `releases are in the order in which people count`() async throws {
    let table = try await json(["--by", "os"])
    #expect(table["table"]?.elements.map { $0["name"]?.text } == ["17.0", "17.1", "17.2", "18.0"])
  }

  @Test func `two groups are compared, and a number stands for all that begin with it`() async throws {
    let table = try await json(["--group", "os", "--compare", "17", "18"])
    #expect(table["groups"]?.elements.map { $0["logs"]?.text } == ["20", "20"])
    let transitions = table["groups"]?.elements.compactMap { $0["transitions"]?.text.flatMap { Int($0) } }
    // A repeated appearance is a transition more: of 20 logs that are alike otherwise 2 and 18 have one.
    #expect(transitions == [22, 38])
    let change = try #require(table["table"]?.elements.first?["change"])
    #expect(change["ratio"]?["value"]?.text == "5.21053")
    // SciPy: binomtest(18, 20, 38 / 60).pvalue
    #expect(change["p"]?.text == "0.017624" && change["q"]?.text == "0.017624")
    let none = try await json(["--group", "os", "--compare", "17.1", "18"])
    #expect(none["notCompared"]?.text == "13")
  }

  @Test func `a path and a table of columns say it too, and the table is believed first`() async throws {
    let columns = try folder.write(
      "log,team\n"
        + (0..<40).map { "\(folder.path("log\($0).log")),\($0 < 10 ? "shop" : "\"a, b\"")\n" }.joined(),
      to: "columns.csv")
    let teams = try await json(["--by", "team", "--columns", columns])
    #expect(teams["table"]?.elements.map { $0["name"]?.text } == ["a, b", "shop"])
    let paths = try await json(["--by", "number", "--path", "log{number}.log"])
    #expect(paths["table"]?.elements.count == 40)
  }

  @Test func `every format has the row, and no name of a log becomes markup or a formula`() async throws {
    let evil = "=HYPERLINK(\"x\")<script>"
    let log = try folder.write(GateCommandTests.faulty.replacing("Feed", with: "Fe<ed"), to: "evil.log")
    let own = folder.path("evil.json")
    _ = await RunResult.of(["check", "--no-config", "-q", "--report", "json=\(own)", log])
    let text = try folder.text("evil.json").replacing("\"Fe<ed\"", with: "\"=HYPERLINK(\\\"x\\\")<script>\"")
    let changed = try folder.write(
      text.replacing("\"Feed\"", with: "\"=HYPERLINK(\\\"x\\\")<script>\""), to: "e.json")
    for (format, isSafe) in [
      ("text", { (_: String) in true }), ("csv", { !$0.contains("\n=") && !$0.contains("\r=") }),
      ("html", { !$0.contains("<script>") && !$0.contains("http:") }),
    ] {
      let result = await RunResult.of(["stats", "--by", "controller", "--format", format, changed])
      #expect(result.code == .passed && result.output.contains("HYPERLINK") == text.contains(evil.prefix(5)))
      #expect(isSafe(result.output), "\(result.output)")
    }
  }

  @Test func `what is asked for and can't be is told`() async throws {
    for (words, message) in [
      (["--by", "rul"], "did you mean `rule`?"), (["--group", "zip"], "unknown value `zip`"),
      (["--compare", "17", "18"], "--compare needs --group"),
      (["--format", "svg"], "text, json, csv or html"),
      (["--path", "*/x"], "names no group"),
      (["--columns", folder.path("none.csv")], "can't read the columns"),
    ] {
      let result = await RunResult.of(["stats"] + words + [report])
      #expect(result.code == .trouble && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test(arguments: [
    (
      "{version}/{os}/{device}/*.log", "a/5.1/17.4/iPad/x.log",
      ["version": "5.1", "os": "17.4", "device": "iPad"]
    ),
    ("ios-{os}-{device}.log", "logs/ios-17.4-iPad-Pro.log", ["os": "17.4", "device": "iPad-Pro"]),
    ("{os}/*", "17.4/x.log#311", ["os": "17.4"]), ("{os}/*.log", "x.log", nil),
    ("{os}/*.log", "17/x.txt", nil),
  ]) func `a pattern fits a path from its end on`(pattern: String, path: String, values: [String: String]?)
    throws
  {
    #expect(try #require(PathPattern(pattern)).values(in: path) == values)
  }

  @Test(arguments: ["", "*/x", "{/x", "{}/x"]) func `a pattern without a value is none`(text: String) {
    #expect(PathPattern(text) == nil)
  }
}
