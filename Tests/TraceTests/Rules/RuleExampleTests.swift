import Testing

@testable import TraceModel

/// The form of the examples; that they break their rule, and no other, is checked where the checker is.
@Suite struct RuleExampleTests {
  @Test func `every line of an example is an event in the canonical notation`() {
    for rule in RuleRegistry.all where rule.id.number / 100 != 8 {
      for line in lines(of: rule.bad) + lines(of: rule.good) { expectCanonical(line, rule) }
    }
  }

  @Test func `the bad example of a diagnostic is one message and the good one is canonical`() {
    for rule in RuleRegistry.all where rule.id.number / 100 == 8 {
      #expect(lines(of: rule.bad).count == 1)
      for line in lines(of: rule.good) { expectCanonical(line, rule) }
    }
  }

  @Test func `an example gives every controller its address`() {
    for rule in RuleRegistry.all where rule.id.number / 100 != 8 {
      for line in lines(of: rule.bad) + lines(of: rule.good) {
        #expect(line.prefix { $0 != "]" }.contains("@0x"), "\(rule.id): \(line)")
      }
    }
  }

  @Test func `the two examples of a rule differ`() {
    for rule in RuleRegistry.all {
      #expect(rule.bad.log + rule.bad.configuration != rule.good.log + rule.good.configuration)
    }
  }

  @Test func `no example ends with an empty line`() {
    for rule in RuleRegistry.all {
      for text in [rule.bad.log, rule.bad.configuration, rule.good.log, rule.good.configuration] {
        #expect(!text.hasSuffix("\n") && !text.hasPrefix("\n"), "\(rule.id)")
      }
    }
  }

  /// The lines that are events: a suppression in the log is none.
  private func lines(of example: RuleExample) -> [Substring] {
    example.log.split(separator: "\n").filter { !$0.hasPrefix(SuppressionLines.word) }
  }

  private static let events = Set(EventKind.allCases.filter { $0 != .diagnostic }.map(\.name))
  private static let keys = Set(EventFlags.Key.allCases.map(\.name) + ["style", "parent", "presentedBy"])

  /// `[Name@0x7f00] event Other@0x7f40 key=value`: known events, known keys, known styles.
  private func expectCanonical(_ line: Substring, _ rule: RuleInfo) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    #expect(line.hasPrefix("[") && words[0].hasSuffix("]"), "\(rule.id): \(line)")
    #expect(words.count > 1 && Self.events.contains(String(words[1])), "\(rule.id): \(line)")
    for word in words.dropFirst(2) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      if parts.count == 1 { continue }
      #expect(parts.count == 2 && Self.keys.contains(String(parts[0])), "\(rule.id): \(line)")
      if parts[0] == "style" {
        #expect(PresentationStyle(name: String(parts[1])) != nil, "\(rule.id): \(line)")
      }
    }
  }
}
