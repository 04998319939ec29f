/// What is known of a rule apart from how it is checked: the words of its page.
public struct RuleInfo: Sendable {
  /// The stable id.
  public var id: RuleID
  /// The stable name, in words joined by hyphens; it reads well after "allow".
  public var name: String
  /// How bad a breach is unless the configuration says otherwise.
  public var level: Severity
  /// One sentence: broken when.
  public var summary: String
  /// Why it matters to an app.
  public var why: String
  /// What to do.
  public var help: String
  /// Where the order is recorded.
  public var source: String
  /// A trace that breaks it, in the canonical notation.
  public var bad: RuleExample
  /// A trace that looks alike and is right.
  public var good: RuleExample

  /// A rule with all its words.
  public init(
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
public struct RuleExample: Sendable {
  /// The log, in the canonical notation.
  public var log: String
  /// The configuration that goes with it, as JSON5, or empty.
  public var configuration: String

  /// An example.
  public init(_ log: String, configuration: String = "") {
    self.log = log
    self.configuration = configuration
  }
}
