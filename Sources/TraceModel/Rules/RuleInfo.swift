/// What is known of a rule apart from how it is checked: the words of its page.
package struct RuleInfo: Sendable {
  /// The stable id.
  package var id: RuleID
  /// The stable name, in words joined by hyphens; it reads well after "allow".
  package var name: String
  /// How bad a breach is unless the configuration says otherwise.
  package var level: Severity
  /// One sentence: broken when.
  package var summary: String
  /// Why it matters to an app.
  package var why: String
  /// What to do.
  package var help: String
  /// Where the order is recorded.
  package var source: String
  /// A trace that breaks it, in the canonical notation.
  package var bad: RuleExample
  /// A trace that looks alike and is right.
  package var good: RuleExample

  /// A rule with all its words.
  package init(
    id: UInt16, name: String, level: Severity, summary: String, why: String, help: String, source: String,
    bad: RuleExample, good: RuleExample
  ) {
    self.id = RuleID(number: id)
    self.name = name
    self.level = level
    self.summary = summary
    self.why = why
    self.help = help
    self.source = source
    self.bad = bad
    self.good = good
  }
}

/// A short trace on a rule's page; a test runs it.
package struct RuleExample: Sendable {
  /// The log, in the canonical notation.
  package var log: String
  /// The configuration that goes with it, as JSON5, or empty.
  package var configuration: String

  /// An example.
  package init(_ log: String, configuration: String = "") {
    self.log = log
    self.configuration = configuration
  }
}
