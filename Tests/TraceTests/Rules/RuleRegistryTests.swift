import Foundation
import Testing

@testable import TraceModel

@Suite struct RuleRegistryTests {
  @Test func `the rules are sorted by id and no id is used twice`() {
    let ids = RuleRegistry.all.map(\.id) + RuleRegistry.retired.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(RuleRegistry.all.map(\.id) == RuleRegistry.all.map(\.id).sorted())
  }

  @Test func `no name is used twice`() {
    let names = RuleRegistry.all.map(\.name) + RuleRegistry.retired.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a name is words of small letters joined by hyphens`() {
    for rule in RuleRegistry.all {
      let words = rule.name.split(separator: "-", omittingEmptySubsequences: false)
      #expect(!words.isEmpty)
      #expect(
        words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLowercase } }, "\(rule.name)")
    }
  }

  @Test func `every diagnostic has the page of its id and its slug`() {
    let ofUIKit = Diagnostic.allCases.filter(\.rule.isDiagnostic)
    for diagnostic in ofUIKit {
      let rule = RuleRegistry.rule(diagnostic.rule)
      #expect(rule?.name == "uikit-" + diagnostic.rawValue)
    }
    #expect(RuleRegistry.rules(withPrefix: "TC8").count == ofUIKit.count)
    #expect(Set(Diagnostic.allCases).subtracting(ofUIKit) == [.messageToDeallocated])
  }

  @Test func `every file in a folder of rules holds a rule that is registered`() throws {
    let rules = Repository.root.appending(path: "Sources/TraceModel/Rules")
    let folders = try FileManager.default.contentsOfDirectory(atPath: rules.path).filter { !$0.contains(".") }
    var files: Set<String> = []
    for folder in folders where folder != "Diagnostics" {
      files.formUnion(try FileManager.default.contentsOfDirectory(atPath: rules.appending(path: folder).path))
    }
    let registered = RuleRegistry.all.filter { $0.id.number / 100 != 8 }.map { "\(typeName($0.name)).swift" }
    #expect(files == Set(registered))
  }

  @Test func `the levels are those of the specification`() {
    let warnings: Set<UInt16> = [
      109, 110, 111, 306, 308, 404, 405, 406, 409, 410, 432, 501, 502, 505, 506, 507, 603, 604, 701, 702, 705,
      706,
      901,
      903, 905,
    ]
    let infos: Set<UInt16> = [408, 828, 829, 830, 904, 906]
    for rule in RuleRegistry.all {
      let number = rule.id.number
      let isWarning =
        warnings.contains(number) || (801...827).contains(number) && !(818...824).contains(number)
      let expected: Severity = infos.contains(number) ? .info : isWarning ? .warning : .error
      #expect(rule.level == expected, "\(rule.id)")
    }
  }

  @Test(arguments: ["TC203", "tc203", "presenter-disturbed", "Presenter-Disturbed"])
  func `a rule is found by id and by name in any capitals`(text: String) {
    #expect(RuleRegistry.rule(named: text)?.id == RuleID(number: 203))
    #expect(RuleRegistry.rules(matching: text).map(\.id) == [RuleID(number: 203)])
  }

  @Test(arguments: ["", "TC", "TC2030", "203", "presenter", "TC206", "TC 203", "tc2é"])
  func `what is no id and no name names no rule`(text: String) {
    #expect(RuleRegistry.rule(named: text) == nil)
  }

  @Test func `every rule is found by its id and an unused id finds none`() {
    for rule in RuleRegistry.all { #expect(RuleRegistry.rule(rule.id)?.name == rule.name) }
    for number: UInt16 in [0, 100, 206, 403, 800, 834, 999, .max] {
      #expect(RuleRegistry.rule(RuleID(number: number)) == nil)
    }
  }

  @Test func `the beginning of an id names all rules that have it`() {
    #expect(RuleRegistry.rules(matching: "tc3").map(\.id.number) == Array(301...308))
    #expect(
      RuleRegistry.rules(withPrefix: "TC40").map(\.id.number) == [401, 402, 404, 405, 406, 407, 408, 409])
    #expect(RuleRegistry.rules(withPrefix: "TC").count == RuleRegistry.all.count)
    #expect(RuleRegistry.rules(withPrefix: "").isEmpty)
    #expect(RuleRegistry.rules(withPrefix: "3").isEmpty)
    #expect(RuleRegistry.rules(matching: "TC2030").isEmpty)
  }

  @Test func `the families hold every rule once`() {
    #expect(RuleFamily.all.flatMap { $0.rules.map(\.id) } == RuleRegistry.all.map(\.id))
  }

  /// `PresenterDisturbed` for `presenter-disturbed`.
  private func typeName(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
