import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// `tracecheck diff` from the words of the command line to its exit code.
@Suite struct DiffCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func write(_ name: String, _ lines: [String]) throws -> String {
    let path = folder.path(name)
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static let played = PlayedApp(seed: 2, transitions: 12).lines

  private func logs() throws -> (String, String) {
    var lines = Self.played
    lines.remove(at: try #require(lines.lastIndex { $0.text == "viewIsAppearing" }))
    return (
      try write("before.log", RecordedRun(Self.played).lines),
      try write("after.log", RecordedRun(lines, day: 2).lines)
    )
  }

  @Test func `equal runs end with 0 and say so`() async throws {
    let (before, _) = try logs()
    let result = await RunResult.of(["diff", "--no-config", before, before])
    #expect(result.code == .passed, "\(result.errors)")
    #expect(result.output == "findings: none\nbehaviour: no change\nverdict: same\n")
  }

  @Test func `a change is shown, and fails only where that was asked for`() async throws {
    let (before, after) = try logs()
    let result = await RunResult.of(["diff", "--no-config", before, after])
    #expect(result.code == .passed, "\(result.errors)")
    #expect(result.output.contains("no longer gets viewIsAppearing"))
    #expect(result.output.contains("behaviour: 1 change\nverdict: changed\n"))
    let gated = await RunResult.of(["diff", "--no-config", "--fail-on", "change", before, after])
    #expect(gated.code == .failed)
  }

  @Test func `a new definite finding is a regression`() async throws {
    let (before, _) = try logs()
    var lines = Self.played
    let index = try #require(lines.lastIndex { $0.text == "viewDidAppear" })
    lines.insert(lines[index], at: index)
    let fault = RecordedRun(lines, day: 2).lines
    let result = await RunResult.of(["diff", "--no-config", before, try write("fault.log", fault)])
    #expect(result.code == .failed, "\(result.output)")
    #expect(result.output.hasPrefix("new "))
  }

  @Test func `the JSON has the keys that were agreed`() async throws {
    let (before, after) = try logs()
    let result = await RunResult.of(["diff", "--no-config", "--report", "json", before, after])
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(Set(root.keys) == ["formatVersion", "tool", "verdict", "findings", "changes", "timing"])
    let change = try #require((root["changes"] as? [[String: Any]])?.first)
    #expect(
      Set(change.keys) == [
        "kind", "flow", "controller", "what", "before", "after", "beforeLines", "afterLines",
      ])
    #expect(change["kind"] as? String == "vanished")
  }

  @Test func `classes that were renamed are the same with a map`() async throws {
    let (before, _) = try logs()
    let renamed = RecordedRun(Self.played, day: 2).lines.map { $0.replacing("Cart@", with: "Basket@") }
    let after = try write("renamed.log", renamed)
    let mapped = await RunResult.of(["diff", "--no-config", "--map", "Cart=Basket", before, after])
    #expect(mapped.output.contains("verdict: same"), "\(mapped.output)")
  }

  @Test func `a class that has another name is one change, and nothing else is`() async throws {
    let (before, _) = try logs()
    let renamed = RecordedRun(Self.played, day: 2).lines.map { $0.replacing("Cart@", with: "Basket@") }
    let after = try write("renamed.log", renamed)
    let result = await RunResult.of(["diff", "--no-config", "--explain-alignment", before, after])
    #expect(result.output.hasPrefix("~ Cart is now called Basket\n"), "\(result.output)")
    #expect(result.output.contains("behaviour: 1 change\n"), "\(result.output)")
    #expect(result.output.contains("matched Cart with Basket: the same transitions, such as "))
    #expect(result.code == .passed)
  }

  /// A sheet that comes and goes, with a fault of the presenter and one of the sheet.
  private static func faulty(_ sheet: String) -> [String] {
    let calls = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidAppear"]
    return calls.map { "[Home@0x10] \($0)" } + ["[Home@0x10] present \(sheet)@0x20 style=pageSheet"]
      + (calls + ["dismiss", "viewWillDisappear", "viewDidDisappear"]).map { "[\(sheet)@0x20] \($0)" }
  }

  @Test(arguments: [[], ["--map", "Cart=Basket", "--map", "Basket=Cart"]], [true, false])
  func `findings of a renamed class, and of those that it meets, are no news`(
    map: [String], isMirrored: Bool
  ) async throws {
    var logs = [try write("cart.log", Self.faulty("Cart")), try write("basket.log", Self.faulty("Basket"))]
    if isMirrored { logs.reverse() }
    let flags = map.isEmpty ? [] : Array(isMirrored ? map.suffix(2) : map.prefix(2))
    let result = await RunResult.of(["diff", "--no-config"] + flags + logs)
    #expect(result.output.contains("findings: 2 unchanged\n"), "\(result.output)")
    #expect(result.code == .passed)
  }

  @Test func `a finding of a renamed class that is new is still one`() async throws {
    var good = Self.faulty("Cart")
    good.remove(at: try #require(good.lastIndex { $0.hasSuffix("viewDidAppear") }))
    let before = try write("good.log", good)
    let after = try write("bad.log", Self.faulty("Basket"))
    let result = await RunResult.of(["diff", "--no-config", "--map", "Cart=Basket", before, after])
    #expect(result.output.contains("findings: 1 new, 1 unchanged\n"), "\(result.output)")
    #expect(result.code == .failed)
  }

  @Test func `a golden trace is held against renamed classes with a map`() async throws {
    let log = try write("cart.log", Self.faulty("Cart"))
    let golden = folder.path("map.json")
    _ = await RunResult.of(["diff", "--no-config", "--golden", golden, "--update", log])
    let after = try write("basket.log", Self.faulty("Basket"))
    let flags = ["diff", "--no-config", "--golden", golden, after]
    #expect(await RunResult.of(flags).code == .failed)
    let mapped = await RunResult.of(flags + ["--map", "Cart=Basket"])
    #expect(mapped.output.contains("verdict: same"), "\(mapped.output)")
  }

  @Test func `a fault of all runs is the same fault, however many runs there are`() async throws {
    let logs = try (1...5).map { try write("run\($0).log", Self.faulty("Cart")) }
    let clean = try write(
      "clean.log", Self.faulty("Cart").reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    let same = await RunResult.of(
      ["diff", "--no-config", "--before"] + logs[..<3] + ["--after"] + logs[3...])
    #expect(same.output.contains("verdict: same"), "\(same.output)")
    let rarer = await RunResult.of(
      ["diff", "--no-config", "--before"] + logs[..<3] + ["--after", logs[3], clean])
    #expect(rarer.output.contains("(3 → 1 times)"), "\(rarer.output)")
  }

  @Test func `of many changes the most frequent are shown, with where the others are`() async throws {
    func log(_ calls: (Int) -> [String]) -> [String] {
      (1...70).flatMap { index in
        calls(index).map { "[Screen\(index)@0x\(index)0] \($0)" }
          + ["viewWillAppear", "viewDidAppear"].map { "[Often@0x9\(index)00] \($0)" }
      }
    }
    let all = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    let before = try write("all.log", log { _ in all })
    let fewer = log { _ in all.filter { $0 != "viewIsAppearing" } }
    let after = try write(
      "fewer.log", fewer.filter { !$0.hasPrefix("[Often") || !$0.hasSuffix("viewDidAppear") })
    let file = folder.path("all.txt")
    let result = await RunResult.of(
      ["diff", "--no-config", "--report", "text", "--report", "text=\(file)", before, after])
    #expect(
      result.output.contains("71 different changes, most of them in\n  Often: 70 changes"), "\(result.output)"
    )
    #expect(result.output.contains("- Often no longer gets viewDidAppear  (70 times)\n"))
    #expect(result.output.contains("… and 51 more changes; --report text=FILE and json list all\n"))
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(written.contains("- Screen70 no longer gets viewIsAppearing\n"))
    #expect(!written.contains("more changes"))
  }

  @Test func `where two classes could be the one it is said, and none is taken for another`() async throws {
    func log(_ names: [String]) -> [String] {
      ["[Home@0x10] viewDidLoad", "[Home@0x10] viewWillAppear", "[Home@0x10] viewDidAppear"]
        + names.enumerated().flatMap { index, name in
          let who = "\(name)@0x\(2 + index)0"
          return ["[Home@0x10] present \(who) style=pageSheet"]
            + [
              "viewDidLoad", "viewWillAppear", "viewDidAppear", "dismiss", "viewWillDisappear",
              "viewDidDisappear",
            ]
            .map { "[\(who)] \($0)" }
        }
    }
    let before = try write("two.log", log(["Map", "List"]))
    let after = try write("others.log", log(["Atlas", "Table"]))
    let result = await RunResult.of(["diff", "--no-config", before, after])
    #expect(!result.output.contains("is called"), "\(result.output)")
    #expect(
      result.output.contains(
        "Map and List may now be called Atlas or Table, but it isn't clear which is which; use --map Map=Atlas"
      ))
  }

  @Test func `of thousands of classes that differ few are named`() async throws {
    func log(_ name: String) -> [String] {
      ["[Home@0x10] viewDidLoad", "[Home@0x10] viewDidAppear"]
        + (0..<3_000).flatMap { index in
          let who = "\(name)\(index)@0x\(index + 20)0"
          return ["[Home@0x10] present \(who) style=pageSheet"]
            + ["viewDidLoad", "viewDidAppear", "dismiss", "viewDidDisappear"].map { "[\(who)] \($0)" }
        }
    }
    let before = try write("many.log", log("Old"))
    let after = try write("renamed.log", log("New"))
    let result = await RunResult.of(["diff", "--no-config", "--report", "json", before, after])
    let remark =
      "Old0 and Old1 and Old2 and Old3 and 2996 others may now be called New0 or New1 or New2 or New3 or "
    #expect(
      result.errors.contains(remark) || result.output.contains(remark), "\(result.errors.prefix(2_000))")
  }

  @Test func `filters choose what is shown and gated`() async throws {
    let (before, after) = try logs()
    func changes(_ flags: String...) async -> String {
      await RunResult.of(["diff", "--no-config", before, after] + flags).output
    }
    let lost = try #require(Self.played.last { $0.text == "viewIsAppearing" }).subject
    #expect(await changes("--controller", lost).contains("behaviour: 1 change"))
    #expect(await changes("--controller", "Nobody*").contains("behaviour: no change"))
    #expect(await changes("--from", "2026-03-01T00:00").contains("behaviour: 1 change"))
    #expect(await changes("--to", "2026-02-01T00:00").contains("behaviour: no change"))
    #expect(await changes("--pid", "4123").contains("behaviour: 1 change"))
    #expect(await changes("--pid", "99").contains("behaviour: no change"))
  }

  @Test func `what is equal to nothing is no proof`() async throws {
    let empty = try write("empty.log", ["nothing of interest"])
    #expect(await RunResult.of(["diff", "--no-config", empty, empty]).code == .nothing)
    #expect(await RunResult.of(["diff", "--no-config", "--allow-empty", empty, empty]).code == .passed)
    let golden = folder.path("empty.json")
    let update = await RunResult.of(["diff", "--no-config", "--golden", golden, "--update", empty])
    #expect(update.code == .nothing)
    #expect(!FileManager.default.fileExists(atPath: golden))
  }

  @Test func `a golden file is made, held to, and never written where CI is set`() async throws {
    let (before, after) = try logs()
    let golden = folder.path("golden.json")
    var service = Console.Surroundings()
    service.environment["CI"] = "true"
    let update = ["diff", "--no-config", "--golden", golden, "--update", before]
    #expect(await RunResult.of(update, service).code == .trouble)
    #expect(await RunResult.of(update).code == .passed)
    let same = await RunResult.of(["diff", "--no-config", "--golden", golden, before])
    #expect(same.output.contains("verdict: same"), "\(same.output)\(same.errors)")
    let other = await RunResult.of(["diff", "--no-config", "--golden", golden, "--fail-on", "change", after])
    #expect(other.code == .failed, "\(other.output)\(other.errors)")
  }

  @Test func `what no mark tells is compared controller by controller, and that is said`() async throws {
    let unmarked = Self.played.filter { line in
      !["push ", "pop", "present ", "dismiss "].contains { line.text.hasPrefix($0) }
    }
    let log = try write("unmarked.log", RecordedRun(unmarked).lines)
    let result = await RunResult.of(["diff", "--no-config", "--report", "markdown", log, log])
    #expect(
      result.output.contains("no mark, so the order between their controllers was not compared"))
    let (before, _) = try logs()
    let marked = await RunResult.of(["diff", "--no-config", before, before])
    #expect(!marked.output.contains("order between"))
  }

  @Test func `how long transitions take is told with the noise, and counted`() async throws {
    func log(_ name: String, _ step: Int) throws -> String {
      var clock = 0
      func line(_ text: String) -> String {
        clock += step
        return "2026-03-01 09:10:\(10 + clock / 1000).\(clock % 1000 / 10 + 100)0 ".replacing(".1", with: ".")
          + text
      }
      let visit = [
        "[nav] push Detail@0x20 animated=true", "[Detail@0x20] viewDidLoad", "[Home@0x10] viewWillDisappear",
        "[Detail@0x20] viewWillAppear", "[Home@0x10] viewDidDisappear", "[Detail@0x20] viewDidAppear",
        "[nav] pop animated=true", "[Detail@0x20] viewWillDisappear", "[Home@0x10] viewWillAppear",
        "[Detail@0x20] viewDidDisappear", "[Home@0x10] viewDidAppear", "[Detail@0x20] deinit",
      ]
      return try write(name, (1...6).flatMap { _ in visit.map(line) })
    }
    let (quick, slow) = (try log("quick.log", 20), try log("slow.log", 40))
    let other = await RunResult.of(["diff", "--no-config", "--timing", quick, slow])
    #expect(
      other.output.contains("push Home → Detail: 0.1 s ± 0 (6) → 0.2 s ± 0 (6)  +100 %"), "\(other.output)")
    #expect(other.output.contains("timing: 2 changes in 2 flows\nverdict: same"))
    let same = await RunResult.of(["diff", "--no-config", "--timing", quick, quick])
    #expect(same.output.contains("timing: no change in 2 flows"))
    let timeless = try write("timeless.log", ["[Home@0x10] viewDidAppear"])
    let none = await RunResult.of(["diff", "--no-config", "--timing", timeless, timeless])
    #expect(none.output.contains("no transition has times on both sides"))
  }

  @Test func `a finding that a golden file knows and that is gone is said`() async throws {
    let golden = folder.path("golden.json")
    let lines = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "[Home@0x10] \($0)" }
    let faulty = try write("faulty.log", lines + [lines[2]])
    let update = await RunResult.of(["diff", "--no-config", "--golden", golden, "--update", faulty])
    #expect(update.code == .passed)
    let same = await RunResult.of(["diff", "--no-config", "--golden", golden, faulty])
    #expect(same.code == .passed && same.output.contains("findings: 1 unchanged"), "\(same.output)")
    let mended = await RunResult.of(["diff", "--no-config", "--golden", golden, try write("good.log", lines)])
    #expect(mended.output.contains("lists a finding that no longer occurs: TC103 Home"))
  }

  @Test(arguments: [
    ["diff"], ["diff", "a.log"], ["diff", "--map", "Old", "a.log", "b.log"], ["diff", "-", "-"],
    ["diff", "--update", "a.log", "b.log"], ["diff", "--golden", "g.json", "--from", "09:00", "a.log"],
    ["diff", "/nowhere/a.log", "/nowhere/b.log"],
    ["check", "--fail-on", "change", "a.log"],
  ])
  func `what can't be compared is trouble`(arguments: [String]) async {
    let result = await RunResult.of(arguments + ["--no-config"])
    #expect(result.code == .trouble)
    #expect(result.errors.hasPrefix("tracecheck: "))
  }
}
