import Testing

@testable import TraceModel

@Suite struct RuleTextTests {
  @Test func `every text is there and ends as a sentence does`() {
    for rule in RuleRegistry.all {
      for text in [rule.summary, rule.why, rule.help, rule.source] {
        #expect(text.count > 20, "\(rule.id): \(text)")
        #expect(text.hasSuffix(".") && !text.hasSuffix("..") && !text.hasSuffix(" ."), "\(rule.id): \(text)")
        #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.id): \(text)")
      }
    }
  }

  @Test func `the summary is one sentence`() {
    for rule in RuleRegistry.all {
      #expect(!rule.summary.dropLast().contains(". "), "\(rule.id): \(rule.summary)")
      #expect(rule.summary.count <= 140, "\(rule.id): \(rule.summary)")
    }
  }

  @Test func `a source names no file of ours`() {
    for rule in RuleRegistry.all {
      for word in ["/work", "shared", "facts", ".md", "jsonl"] {
        #expect(!rule.source.contains(word), "\(rule.id): \(rule.source)")
      }
    }
  }

  @Test func `no two rules say the same`() {
    let summaries = RuleRegistry.all.map(\.summary)
    #expect(Set(summaries).count == summaries.count)
  }
}
