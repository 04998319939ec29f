import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// `tracecheck baseline`, and the baseline from run to run.
@Suite struct BaselineCommandTests {
  private static let clean = GateCommandTests.clean
  private static let faulty = GateCommandTests.faulty

  private let folder: ScratchFolder
  private let log: String

  init() throws {
    folder = try ScratchFolder()
    log = try folder.write(Self.faulty, to: "app.log")
  }

  @Test func `a baseline goes from writing to pruning`() async throws {
    let file = folder.path("b.json")
    #expect(
      await run(["baseline", "write", "--baseline", file, log]).output.contains(
        "1 finding in 1 entry (+1 −0)"))
    let known = await run(["--baseline", file, log])
    #expect(known.code == .passed)
    #expect(known.output.contains("baseline: 1 known, 0 new"))
    let clean = try folder.write(Self.clean, to: "clean.log")
    #expect(await run(["--baseline", file, clean]).output.contains("1 fixed"))
    #expect(await run(["--strict-baseline", "--baseline", file, clean]).code == .failed)
    #expect(
      await run(["baseline", "show", "--baseline", file]).output.contains("TC103 callback-repeated: Feed  ×1")
    )
    #expect(await run(["baseline", "prune", "--baseline", file, clean]).output.contains("-1 TC103"))
    #expect(await run(["--baseline", file, log]).code == .failed)
  }

  @Test func `a finding is accepted by its fingerprint, with a reason`() async throws {
    let file = folder.path("b.json")
    let json = await run(["--report", "json", log]).output
    let print = try #require(json.firstMatch(of: /"fingerprint": "([0-9a-f]{16})"/)).1
    let result = await run([
      "baseline", "accept", "--baseline", file, "--reason", "APP-1", String(print), log,
    ])
    #expect(result.code == .passed)
    #expect(try folder.text("b.json").contains("APP-1"))
    #expect(await run(["--baseline", file, log]).code == .passed)
    #expect(await run(["baseline", "accept", "--baseline", file, "00000000000000aa", log]).code == .trouble)
    #expect(await run(["baseline", "accept", "--baseline", file, log]).code == .trouble)
  }

  @Test func `to accept what no finding fits is a mistake, and to accept what is known is none`() async throws
  {
    let file = folder.path("b.json")
    for (choice, words) in [
      (["--controller", "Fed"], "no controller is named `Fed`; did you mean `Feed`?"),
      (["--rule", "TC601"], "no finding of TC601 to accept"),
      (["--rule", "TC601", "--controller", "F*"], "no finding of TC601 for `F*` to accept"),
      (["00000000000000aa"], "no finding has the fingerprint 00000000000000aa"),
    ] {
      let result = await run(["baseline", "accept", "--baseline", file, log] + choice)
      #expect(result.code == .trouble && result.errors.contains(words), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: file))
    }
    let accepting = ["baseline", "accept", "--baseline", file, "--controller", "Feed", log]
    #expect(await run(accepting).output.hasSuffix("(+1 −0)\n"))
    let again = await run(accepting)
    #expect(again.code == .passed && again.output.contains("already has all of these findings"), "\(again)")
  }

  @Test func `what is too much to be listed is accepted too`() async throws {
    let file = folder.path("b.json")
    let again = String(repeating: "[Feed@0x7f00] viewDidAppear\n", count: 10_050)
    let many = try folder.write(Self.clean + again, to: "many.log")
    let accepted = await run(["baseline", "accept", "--baseline", file, "--rule", "TC103", many])
    #expect(accepted.output.hasPrefix("+10050 TC103"), "\(accepted)")
    #expect(await run(["-q", "--baseline", file, many]).code == .passed)
  }

  @Test func `filters choose what a baseline shows, compares and forgets`() async throws {
    let both = try folder.write(
      Self.faulty + Self.faulty.replacing("Feed@0x7f00", with: "Shop@0x7f10"), to: "2")
    let clean = try folder.write(
      Self.clean + Self.clean.replacing("Feed@0x7f00", with: "Shop@0x7f10"), to: "c")
    let file = folder.path("b.json")
    _ = await run(["baseline", "write", "--baseline", file, both])
    let none = try folder.write("{\"formatVersion\":\"1.0\",\"entries\":[]}", to: "none")
    #expect(
      await run(["baseline", "show", file, "--controller", "S*"]).output.contains("1 finding in 1 entry"))
    let compared = await run(["baseline", "compare", none, file, "--controller", "Shop"])
    #expect(compared.output == "+1 TC103 callback-repeated: Shop\n+1 −0\n")
    _ = await run(["baseline", "prune", "--baseline", file, "--rule", "TC601", clean])
    _ = await run(["baseline", "prune", "--baseline", file, "--controller", "Shop", clean])
    #expect(await run(["baseline", "show", file]).output.hasPrefix("TC103 callback-repeated: Feed  ×1\n"))
    for action in [["show"], ["compare", file, file], ["prune", clean]] {
      let result = await run(["baseline"] + action + ["--baseline", file, "--pid", "7"])
      #expect(result.code == .trouble && result.errors.contains("--pid"), "\(result)")
    }
    #expect(await run(["baseline", "show", file, file]).code == .trouble)
    let reasoned = await run(["baseline", "write", "--baseline", file, both, "--reason", "APP-1"])
    #expect(reasoned.code == .trouble && reasoned.errors.contains("`baseline accept` does"))
  }

  @Test(arguments: ["CI", "JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION"])
  func `in CI a baseline changes with force only`(variable: String) async throws {
    let file = folder.path("b.json")
    let writing = ["baseline", "write", "--baseline", file, log]
    let refused = await run(writing, [variable: "1"])
    #expect(refused.code == .trouble)
    #expect(refused.errors.contains("--force"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(await run(writing + ["--force"], [variable: "1"]).code == .passed)
    #expect(await run(writing, [variable: ""]).code == .passed)
  }

  @Test func `a baseline that is not there or cut short is exit 2`() async throws {
    #expect(await run(["--baseline", folder.path("none"), log]).errors.contains("baseline write LOG"))
    let cut = try folder.write("{\"formatVersion\":\"1.0\",\"entries\":[", to: "cut")
    for arguments in [["--baseline", cut, log], ["baseline", "write", "--baseline", cut, log]] {
      #expect(await run(arguments).code == .trouble)
      #expect(try folder.text("cut").hasSuffix("["))
    }
  }

  @Test func `a log without an event changes no baseline`() async throws {
    let file = folder.path("b.json")
    _ = await run(["baseline", "write", "--baseline", file, log])
    let before = try folder.text("b.json")
    let empty = try folder.write("nothing\n", to: "empty.log")
    #expect(await run(["baseline", "prune", "--baseline", file, empty]).code == .trouble)
    #expect(try folder.text("b.json") == before)
  }

  @Test func `two baselines are compared without a log`() async throws {
    let one = folder.path("one")
    _ = await run(["baseline", "write", "--baseline", one, log])
    let none = try folder.write("{\"formatVersion\":\"1.0\",\"entries\":[]}", to: "none")
    #expect(await run(["baseline", "compare", one, none]).code == .passed)
    let worse = await run(["baseline", "compare", none, one])
    #expect(worse.code == .failed)
    #expect(worse.output == "+1 TC103 callback-repeated: Feed\n+1 −0\n")
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) async -> RunResult {
    var surroundings = Console.Surroundings()
    surroundings.environment = environment
    return await RunResult.of(arguments + ["--no-config"], surroundings)
  }
}
