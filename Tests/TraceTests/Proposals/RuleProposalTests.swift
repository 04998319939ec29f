import Testing

@testable import TraceModel
@testable import tracecheck

/// Rules that are mined from runs of an app that keeps one.
@Suite struct RuleProposalTests {
  /// A run of an app with six sheets, in which a coupon is shown right after each payment, and all else is by chance.
  private static func run(seed: UInt64, keepsIt: Bool = true) -> String {
    var random = SeededGenerator(seed: seed)
    let screens = ["Payment", "Coupon", "Map", "Search", "Filter", "Profile"]
    var log = "[Home@0x1] viewDidLoad\n[Home@0x1] viewWillAppear\n[Home@0x1] viewDidAppear\n"
    var address = 16
    func visit(_ name: String) {
      address += 16
      let who = "\(name)@0x\(String(address, radix: 16))"
      log += "[Home@0x1] present \(who) style=pageSheet\n"
      for event in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] { log += "[\(who)] \(event)\n" }
      log += "[\(who)] dismiss\n"
      for event in ["viewWillDisappear", "viewDidDisappear", "deinit"] { log += "[\(who)] \(event)\n" }
    }
    for number in 0..<80 {
      let name = screens[Int.random(in: 0..<screens.count, using: &random)]
      visit(name)
      if name == "Payment", keepsIt || number < 40 { visit("Coupon") }
    }
    return log
  }

  @Test func `a regularity that was planted is found, first, and holds on other seeds`() async throws {
    let folder = try ScratchFolder(["1.log": Self.run(seed: 1), "2.log": Self.run(seed: 2)])
    let result = await RunResult.of([
      "rules", "propose", folder.path("1.log"), folder.path("2.log"), "--no-config",
    ])
    #expect(result.code == .passed, "\(result.errors)")
    let first = result.output.split(separator: "\n").first { $0.contains("\"id\"") } ?? ""
    #expect(first.contains("Payment") && first.contains("Coupon"), "\(result.output)")
    #expect(result.output.contains("// held "))
    let other = try ScratchFolder(["3.log": Self.run(seed: 3), "c.json": result.output])
    let check = await RunResult.of(["check", other.path("3.log"), "--config", other.path("c.json")])
    #expect(check.code == .passed, "\(check.output)")
  }

  @Test func `what the run that failed breaks comes first`() async throws {
    let folder = try ScratchFolder([
      "good.log": Self.run(seed: 1), "bad.log": Self.run(seed: 9, keepsIt: false),
    ])
    let result = await RunResult.of([
      "rules", "propose", folder.path("good.log"), "--against", folder.path("bad.log"), "--no-config",
    ])
    let lines = result.output.split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.contains("\"id\"") })
    #expect(lines[index - 1].contains("broken"), "\(result.output)")
    #expect(lines[index].contains("Payment") && lines[index].contains("Coupon"))
  }

  @Test func `each kind of promise that is kept by chance nowhere is found, and holds on other seeds`()
    async throws
  {
    let seeds = UInt64(1)...6
    let folder = try ScratchFolder(
      Dictionary(uniqueKeysWithValues: seeds.map { ("\($0).log", PlantedApp.log(seed: $0)) }))
    let logs = seeds.map { folder.path("\($0).log") }
    let result = await RunResult.of(["rules", "propose", "--all", "--no-config"] + logs)
    for rule in [
      "\"atMost\": 1, \"of\": \"present Login\"",
      "\"before\": \"present Account\", \"expect\": \"present Login\"",
      "\"for\": \"each Toast\", \"after\": \"Toast viewDidAppear\", \"expect\": \"Toast viewWillDisappear\"",
      "\"never\": \"Advert viewDidAppear while Map is on screen\"",
    ] {
      let written = rule.replacing(": ", with: ":").replacing(", ", with: ",")
      #expect(result.output.contains(rule) || result.output.contains(written), "\(rule) in \(result.output)")
    }
    for seed in UInt64(20)...25 {
      let other = try ScratchFolder(["run.log": PlantedApp.log(seed: seed), "c.json": result.output])
      let check = await RunResult.of(["check", other.path("run.log"), "--config", other.path("c.json")])
      #expect(check.code == .passed, "\(check.output)")
    }
  }

  @Test func `chance alone proposes nothing`() async throws {
    var random = SeededGenerator(seed: 5)
    var log = "[Home@0x1] viewDidLoad\n[Home@0x1] viewDidAppear\n"
    for index in 0..<200 {
      let who = "Screen\(Int.random(in: 0..<5, using: &random))@0x\(String(index + 16, radix: 16))"
      log += "[Home@0x1] present \(who) style=pageSheet\n"
      log += "[\(who)] viewDidLoad\n[\(who)] viewWillAppear\n[\(who)] viewDidAppear\n[\(who)] dismiss\n"
      log += "[\(who)] viewWillDisappear\n[\(who)] viewDidDisappear\n[\(who)] deinit\n"
    }
    let folder = try ScratchFolder(["run.log": log])
    let result = await RunResult.of(["rules", "propose", folder.path("run.log"), "--no-config"])
    #expect(!result.output.contains("\"after\""), "\(result.output)")
  }
}
