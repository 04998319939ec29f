import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// Every folder of `Tests/Fixtures`: a log, perhaps a configuration, and the report that `check` gives of it.
@Suite struct FixtureTests {
  static let folder = Repository.root.appending(path: "Tests/Fixtures")

  /// The names of the cases.
  static let cases: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/README").path)
    }
  }()

  @Test(arguments: cases) func `a log gives the report that is kept beside it`(_ name: String) async throws {
    let file = Self.folder.appending(path: "\(name)/expected.json")
    let report = try await Self.report(of: name)
    if ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" {
      try report.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name)/expected.json was written; read the difference, and run again without")
      return
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(report == expected, "TRACECHECK_RECORD=1 swift test --filter FixtureTests writes it anew")
  }

  @Test(arguments: cases) func `a case says what it shows, and one of a rule breaks that rule alone`(
    _ name: String
  ) async throws {
    let readme = try String(contentsOf: Self.folder.appending(path: "\(name)/README"), encoding: .utf8)
    #expect(readme.count > 20 && readme.hasSuffix("\n"))
    guard let rule = name.split(separator: "-").first?.uppercased(), rule.hasPrefix("TC") else { return }
    let report = try JSONReader.read(ContiguousArray(try await Self.report(of: name).utf8))
    let found = report["findings"]?.elements.compactMap { $0["rule"]?.text } ?? []
    #expect(found == [rule])
    let rules = RuleRegistry.all.filter { name == "\($0.id.description.lowercased())-\($0.name)" }
    #expect(rules.count == 1, "the folder is named after its rule")
  }

  @Test func `every rule about the app has a case`() {
    for rule in RuleRegistry.all where rule.id.number < 800 {
      let name = "\(rule.id.description.lowercased())-\(rule.name)"
      #expect(Self.cases.contains(name), "there is no Tests/Fixtures/\(name)")
    }
  }

  /// What `check --report json` prints, with the path of the log from the root of the package on, and without how many
  /// transitions of each kind there were: `StatsTests` holds that.
  private static func report(of name: String) async throws -> String {
    let path = folder.appending(path: name).path
    let configuration = path + "/config.json5"
    let isConfigured = FileManager.default.fileExists(atPath: configuration)
    let choice = isConfigured ? ["--config", configuration] : ["--no-config"]
    let result = await RunResult.of(["check", "--report", "json"] + choice + [path + "/input.log"])
    #expect(result.code != .trouble, "\(result.errors)")
    return result.output.replacing(Repository.root.path + "/", with: "")
      .replacing(/,\n +"kinds": \{[^}]*\}/, with: "")
  }
}
