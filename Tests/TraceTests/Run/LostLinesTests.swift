import Testing

@testable import TraceModel

/// Where a log says that lines are missing, all that is known opens anew, however the log is read.
@Suite struct LostLinesTests {
  /// Kite is told to appear again behind the lost lines, in which it may have gone.
  private static let log = """
    12:00:00.000 Dune[7:1] [Kite@0x10] viewDidLoad
    12:00:00.100 Dune[7:1] [Kite@0x10] viewWillAppear
    12:00:00.200 Dune[7:1] [Kite@0x10] viewDidAppear
    === Messages dropped during live streaming (use `log show` to see what they were)
    12:00:09.000 Dune[7:1] [Kite@0x10] viewWillAppear
    12:00:09.100 Dune[7:1] [Kite@0x10] viewDidAppear
    === Messages dropped during live streaming (use `log show` to see what they were)
    """

  private static func settings() throws -> RunSettings { try RunSettings(Configuration()) }

  @Test func `a log that is followed has lost the same lines`() throws {
    let folder = try ScratchFolder(["dune.log": Self.log])
    let whole = try TraceCheck.check(folder.path("dune.log"), Self.settings())
    let followed = try TraceCheck.follow(folder.path("dune.log"), Self.settings(), take: { _, _ in true })
    #expect(whole.report(try Self.settings()).findings.isEmpty)
    #expect(followed.report(try Self.settings()).findings.isEmpty)
  }

  @Test(arguments: 1...7) func `the controllers on the screen are known up to any line`(_ line: Int) throws {
    let folder = try ScratchFolder(["dune.log": Self.log])
    let found = try TraceCheck.hierarchy(folder.path("dune.log"), Self.settings()) { event, _ in
      event.line > line
    }
    #expect(found.line <= line)
    #expect(try Trace(contentsOf: folder.path("dune.log")).hierarchy(at: line).controllers.count <= 1)
  }
}
