import Testing

@testable import TraceModel

/// Logs that tell each call by several lines.
@Suite struct TwiceToldTests {
  private static let pushed = [
    ("JarVC", "viewDidLoad"), ("JarVC", "viewWillAppear"), ("JarVC", "viewDidAppear"),
    ("LidVC", "viewDidLoad"),
    ("JarVC", "viewWillDisappear"), ("LidVC", "viewWillAppear"), ("JarVC", "viewDidDisappear"),
    ("LidVC", "viewDidAppear"), ("LidVC", "viewWillDisappear"), ("JarVC", "viewWillAppear"),
    ("LidVC", "viewDidDisappear"), ("JarVC", "viewDidAppear"),
  ]
  private static let calls = pushed.map { "\($1) \($0)" }

  private func words(_ lines: (String, String) -> [String]) throws -> [String] {
    try ReadLog.words(Self.pushed.flatMap(lines).map { $0 + "\n" }.joined())
  }

  @Test func `by the same line twice`() throws {
    #expect(try words { ["\($0) \($1)", "\($0) \($1)"] } == Self.calls)
    #expect(try words { ["\($0) \($1)", "[\($0)] \($1)"] } == Self.calls)
  }

  @Test func `by two loggers of which one writes the time`() throws {
    #expect(try words { ["10:00:00.120 \($0) \($1)", "\($0) \($1)"] } == Self.calls)
    #expect(try words { ["\($0) \($1)", "10:00:00.120 \($0) \($1)"] } == Self.calls)
    let logged = "2026-03-01 10:00:00.120 Larder[314:99] "
    #expect(try words { ["\(logged)\($0) \($1)", "\($0) \($1)"] }.count == 2 * Self.calls.count)
  }

  @Test func `and what both tell once more is another call`() {
    let line = { (name: String, call: String) in ["[INFO] \(name) \(call)", "\(name).\(call)()"] }
    let calls = Self.pushed.prefix(8).flatMap(line)
    let log = (calls + ["lids: 12"] + line("LidVC", "viewDidAppear")).map { $0 + "\n" }.joined()
    #expect(CheckedTrace(log).rules == ["TC103"])
    #expect(CheckedTrace(calls.map { $0 + "\n" }.joined()).findings.isEmpty)
  }

  @Test func `but two of a class that load together are two`() throws {
    let log = "LidVC viewDidLoad\nLidVC viewDidLoad\nJarVC viewDidLoad\nJarVC viewWillAppear\n"
    #expect(try ReadLog.words(log).count == 4)
  }

  @Test func `by a base class above or below`() throws {
    #expect(try words { ["BaseViewController \($1)", "\($0) \($1)"] } == Self.calls)
    #expect(try words { ["\($0) \($1)", "BaseViewController \($1)"] } == Self.calls)
    #expect(try words { ["[BaseVC] \($1)", "[\($0)] \($1)"] } == Self.calls)
  }

  @Test func `but a parent of such a name is one of its own`() throws {
    let log = Self.calls.prefix(3).map { "BaseViewController \($0.prefix { $0 != " " })\n" + $0 + "\n" }
      .joined()
    #expect(try ReadLog.words(log).count == 6)
    let container = try words { ["BaseNavigationController \($1)", "\($0) \($1)"] }
    #expect(container.count == 2 * Self.calls.count)
  }

  @Test(arguments: 2...3) func `by lines with its address`(_ times: Int) {
    let addresses = ["JarVC": "0x1f0", "LidVC": "0x2f0"]
    let lines = Self.pushed.flatMap { name, call in
      [String](repeating: "<\(name): \(addresses[name] ?? "")> \(call)\n", count: times)
    }
    #expect(CheckedTrace(lines.joined()).findings.isEmpty)
  }
}
