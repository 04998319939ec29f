extension RuleInfo {
  /// What is known of a rule of the app. It has no traces of its own.
  package init(_ rule: AppRule) {
    let sentence = AppSentence(rule).text
    self.init(
      id: rule.id.number, name: RuleRegistry.name(of: rule.id) ?? "", level: rule.level,
      summary: "Broken when this doesn't hold: \(sentence).", why: rule.message ?? "", help: AppFinding.help,
      source: "App rule, \(rule.location).", bad: RuleExample(""), good: RuleExample(""))
    id = rule.id
  }
}

extension RuleNames {
  /// What is known of a rule, tracecheck's or the app's; `nil` where there is none of that id.
  package func info(of rule: RuleID) -> RuleInfo? {
    RuleRegistry.rule(rule) ?? own.first { $0.id == rule }.map(RuleInfo.init)
  }

  /// All rules, the app's behind tracecheck's.
  package var infos: [RuleInfo] { RuleRegistry.all + own.map(RuleInfo.init) }
}
