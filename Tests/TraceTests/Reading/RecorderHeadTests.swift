import Testing

@testable import TraceModel

/// The first line of the recorder says on which release the app runs.
@Suite struct RecorderHeadTests {
  /// A second tap pushes a second screen while the first is coming: from iOS 26 on that may be so.
  private static let doubleTap = """
    [UIWindow@0x8] setRoot Rail@0x9
    [Rail@0x9] viewWillAppear
    [Desk@0x1] viewDidLoad parent=Rail@0x9
    [Desk@0x1] viewWillAppear parent=Rail@0x9
    [Rail@0x9] viewDidAppear
    [Desk@0x1] viewDidAppear parent=Rail@0x9
    [Rail@0x9] push Case@0x2 animated=true
    [Case@0x2] viewDidLoad
    [Desk@0x1] viewWillDisappear
    [Case@0x2] viewWillAppear
    [Rail@0x9] push Case@0x3 animated=true
    [Desk@0x1] viewDidDisappear
    [Case@0x2] viewDidAppear

    """

  private func releases(_ log: String) throws -> [LogNote.Content] {
    var reader = TraceReader(ByteSource.bytes(log.utf8, named: "app.log"), options: ReadOptions())
    var batch = EventBatch()
    var notes: [LogNote] = []
    while try reader.read(into: &batch) { notes += batch.notes }
    return notes.map(\.content)
  }

  @Test(arguments: [
    ("tracecheck recorder 1: os=26.1, device=phone", OSVersion(major: 26, minor: 1)),
    (
      "2026-03-01 09:41:00.113716+0000 Shop[8123:1] [tracecheck:trace] tracecheck recorder 1: os=17.4, device=pad",
      OSVersion(major: 17, minor: 4)
    ),
    (
      #"{"pid":8123,"message":"tracecheck recorder 12: os=18.0, device=phone"}"#,
      OSVersion(major: 18, minor: 0)
    ),
    (
      #"{"eventMessage":"tracecheck recorder 1: os=17.4, device=phone","processID":12,"subsystem":"tracecheck"}"#,
      OSVersion(major: 17, minor: 4)
    ),
    ("tracecheck recorder: the limit is reached; the recording ends here", nil),
    ("we run tracecheck recorder on os=17.4", nil), ("App 3.2, os=17.4, device=phone", nil),
  ]) func `the line says it, whatever is before it, and no other line does`(
    _ line: String, _ release: OSVersion?
  ) throws {
    #expect(try releases(line + "\n" + Self.doubleTap) == release.map { [.release($0)] } ?? [])
  }

  private func findings(_ log: String, configuration: String = "") throws -> [String] {
    try CheckedLog.report(log, configuration: configuration).findings.map {
      "\($0.rule) \($0.severity.name) \($0.certainty)"
    }
  }

  @Test(arguments: ["17.4", "26.1"]) func `it counts as if the configuration said it`(_ os: String) throws {
    let head = "tracecheck recorder 1: os=\(os), device=phone\n"
    let said = try findings(Self.doubleTap, configuration: "{os: '\(os)'}")
    #expect(try findings(head + Self.doubleTap) == said && !said.isEmpty)
    let other = "tracecheck recorder 1: os=\(os == "17.4" ? "26.1" : "17.4"), device=phone\n"
    #expect(try findings(other + Self.doubleTap, configuration: "{os: '\(os)'}") == said)
    #expect(try findings(other + Self.doubleTap) != said)
  }

  @Test func `each run that a file holds is on the release that its own line says`() throws {
    func run(_ os: String) -> String {
      "tracecheck recorder 1: os=\(os), device=phone\n[app] didFinishLaunching\n" + Self.doubleTap
    }
    let apart = try findings(run("17.4")) + findings(run("26.1"))
    #expect(try findings(run("17.4") + run("26.1")) == apart)
  }
}
