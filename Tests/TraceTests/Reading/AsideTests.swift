import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct AsideTests {
  static let calls = [
    LineSample("JarView onAppear", "onAppear JarView"),
    LineSample("[JarView] onDisappear", "onDisappear JarView"),
    LineSample("onAppear: JarView", "onAppear JarView"), LineSample("JarView.task", "task JarView"),
    LineSample("JarView.onAppear()", "onAppear JarView"),
    LineSample("scenePhase changed to active", "scenePhase"),
    LineSample("JarView.sheet", "sheet JarView"),
    LineSample("JarView fullScreenCover", "fullScreenCover JarView"),
  ]

  @Test(arguments: calls) func `a call of SwiftUI is told and is no event`(_ sample: LineSample) throws {
    let log = Array("[Q] viewDidLoad\n\(sample.line)\n".utf8)
    let batch = try ReadLog.batch(log)
    var names = SymbolTable()
    names.append(batch.newNames)
    let words = batch.asides.map {
      ([$0.kind.rawValue] + ($0.subject.isSome ? [names.name(of: $0.subject.name)] : [])).joined(
        separator: " ")
    }
    #expect(words == [sample.event] && batch.events.count == 1)
    #expect(batch.asides.allSatisfy { $0.line == 2 })
    #expect(try ReadLog.events(log).counts.asides == 1)
  }

  /// A sheet that shows a view of SwiftUI's.
  private static let sheet = """
    [ShelfVC@0x1f0] viewWillAppear
    [ShelfVC@0x1f0] viewDidAppear
    [ShelfVC@0x1f0] present HOST@0x2a0 style=pageSheet
    <HOST: 0x2a0> viewDidLoad
    <HOST: 0x2a0> viewWillAppear
    JarView onAppear
    LidView onAppear
    <HOST: 0x2a0> viewDidAppear

    """

  @Test(arguments: [
    "UIHostingController<JarView>", "UIHostingController<Larder.JarView>",
    "UIHostingController<ModifiedContent<Larder.JarView,Padding>>", "JarHostingController<JarView>",
    "_TtGC7SwiftUI19UIHostingControllerV6Larder7JarView_",
  ]) func `a view is tied to the controller whose name says that it shows it`(_ host: String) throws {
    let batch = try ReadLog.batch(Array(Self.sheet.replacing("HOST", with: host).utf8))
    var names = SymbolTable()
    names.append(batch.newNames)
    #expect(batch.asides.map { names.name(of: $0.host) } == [host, ""])
  }

  @Test(arguments: ["JarView", "JarController<JarView>", "HostingController", "List<JarView>"])
  func `a controller that shows no view of SwiftUI's hosts none`(_ host: String) throws {
    let batch = try ReadLog.batch(Array(Self.sheet.replacing("HOST", with: host).utf8))
    #expect(batch.asides.allSatisfy { !$0.host.isSome })
  }

  private static func run(_ arguments: String...) async throws -> String {
    let log = sheet.replacing("HOST", with: "UIHostingController<JarView>")
    let folder = try ScratchFolder(["app.log": log])
    return await RunResult.of(arguments + ["--no-config", folder.path("app.log")]).output
  }

  @Test func `a timeline tells the calls between the transitions`() async throws {
    let lines = try await Self.run("timeline").split(separator: "\n").map { $0.prefix(60) }
    #expect(lines.count == 4 && lines[2] == "     6  SwiftUI    JarView onAppear in UIHostingController<J")
    #expect(lines[3] == "     7  SwiftUI    LidView onAppear")
    #expect(try await Self.run("timeline", "--controller", "Shelf*").contains("SwiftUI") == false)
    #expect(try await Self.run("timeline", "--format", "jsonl").contains(#""kind":"swiftUI""#))
  }

  @Test func `lanes and pictures have them in the lane of who shows the view, and nothing judges them`()
    async throws
  {
    let rows = try await Self.run("timeline", "--format", "lanes").split(separator: "\n")
    let row = try #require(rows.first { $0.contains("     6  ") })
    #expect(row.contains("○") && row.contains("JarView") && row.hasSuffix("onAppear"))
    #expect(rows.contains { $0.contains("LidView") && $0.hasSuffix("○ onAppear") })
    let diagram = try await Self.run("timeline", "--format", "mermaid")
    #expect(diagram.contains("Note over P1: 6 JarView onAppear"))
    #expect(diagram.contains("Note over U: 7 LidView onAppear"))
    #expect(try await Self.run("timeline", "--format", "svg").contains(">onAppear</text>"))
    #expect(try await Self.run("check").contains("2 SwiftUI calls are listed"))
  }

  @Test func `the calls behind the last event are told as well`() async throws {
    let folder = try ScratchFolder([
      "app.log": "JarView onAppear\n",
      "long.log": "[Q] viewDidLoad\n"
        + String(
          repeating: "nothing of note\n", count: 100_000) + "JarView onAppear\n",
    ])
    let alone = await RunResult.of(["events", "--no-config", folder.path("app.log")])
    #expect(alone.output.contains("[JarView] onAppear"))
    let behind = await RunResult.of(["timeline", "--no-config", folder.path("long.log")])
    #expect(behind.output.contains("JarView onAppear"))
  }

  @Test func `of many calls between two events a picture shows some, and says that there are more`()
    async throws
  {
    let calls = (1...40).map { "Row\($0)View onAppear\n" }.joined()
    let folder = try ScratchFolder(["app.log": "[Q] viewWillAppear\n\(calls)[Q] viewDidAppear\n"])
    let arguments = ["timeline", "--format", "mermaid", "--no-config", folder.path("app.log")]
    #expect(await RunResult.of(arguments).output.contains("32 more calls of SwiftUI not shown"))
  }

  @Test(arguments: [
    ".onAppear { load() }", "onAppear was never called", "the task", "URLSession task finished",
    "a new sheet",
    "JarView onAppearance",
  ])
  func `source lines, prose and other words are no calls`(_ line: String) throws {
    #expect(try ReadLog.batch(Array("[Q] viewDidLoad\n\(line)\n".utf8)).asides.isEmpty)
  }
}
