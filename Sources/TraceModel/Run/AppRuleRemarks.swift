/// What is to be said of the app's own rules themselves: that one can do nothing, or that two contradict each other.
struct AppRuleRemarks {
  private let rules: [AppRule]
  private let origins: ConfigurationOrigins
  /// The names that were met in any log.
  private var names: Set<String> = []

  init(_ configuration: Configuration) {
    (rules, origins) = (configuration.app.rules, configuration.origins)
  }

  /// Learns whom a log names.
  mutating func meet(_ names: [String]) {
    if !rules.isEmpty { self.names.formUnion(names) }
  }

  /// The remarks, in the order of the rules.
  var remarks: [Finding] {
    rules.enumerated().flatMap { index, rule in
      idleness(of: rule) + rules[..<index].compactMap { contradiction(of: rule, to: $0) }
    }
  }

  // MARK: Without effect

  private func idleness(of rule: AppRule) -> [Finding] {
    if !rule.canBreak {
      return [
        remark(
          .appRuleIdle, on: rule,
          "\(rule.id) can never be broken, because what it expects may still come after the end of the log; give it a `within` or an `until`"
        )
      ]
    }
    return names.isEmpty ? [] : strangers(of: rule).map { remark(.appRuleIdle, on: rule, $0) }
  }

  private func strangers(of rule: AppRule) -> [String] {
    var globs: [String] = []
    for glob in rule.conditions.flatMap(\.names) where !globs.contains(glob) { globs.append(glob) }
    return globs.filter { glob in !names.contains { Glob.matches(glob, $0) } }.map { glob in
      "\(rule.id) names `\(glob)`, but no controller of that name occurs in the logs"
        + Suggestion.didYouMean(glob, among: names.sorted())
    }
  }

  // MARK: Contradictions

  private func contradiction(of rule: AppRule, to earlier: AppRule) -> Finding? {
    guard rule.binding == earlier.binding, excludes(rule, earlier) || excludes(earlier, rule) else {
      return nil
    }
    return remark(.appRulesContradict, on: rule, "\(rule.id) contradicts \(earlier.id): no run can keep both")
  }

  /// Whether what one asks for is what the other forbids, at the same times.
  private func excludes(_ rule: AppRule, _ other: AppRule) -> Bool {
    switch (rule.body, other.body) {
    case (.expect(let chain), .never(let condition)), (.expect(let chain), .atMost(0, let condition)):
      return isSame(rule.scope, other.scope) && chain.contains { isSame($0, condition) }
    case (.always(let state), .never(let condition)):
      return isSame(rule.scope, other.scope) && isSame(state, condition)
    case (.expect(let first), .expect(let second)):
      guard case .before(let end) = rule.scope, case .before(let otherEnd) = other.scope else { return false }
      return first.contains { isSame($0, otherEnd) } && second.contains { isSame($0, end) }
    default: return false
    }
  }

  private func isSame(_ first: AppRuleScope, _ second: AppRuleScope) -> Bool {
    let (openers, others) = (first.openers, second.openers)
    return openers.count == others.count && zip(openers, others).allSatisfy(isSame)
      && first.closers.count == second.closers.count && zip(first.closers, second.closers).allSatisfy(isSame)
  }

  /// Words may differ where the meaning does not.
  private func isSame(_ first: AppCondition, _ second: AppCondition) -> Bool {
    first.sight == second.sight && first.states == second.states
  }

  private func remark(_ info: RuleInfo, on rule: AppRule, _ message: String) -> Finding {
    origins.remark(info, at: rule.position, message)
  }
}

extension ConfigurationOrigins {
  /// A remark on a value.
  func remark(_ info: RuleInfo, at position: TextPosition, _ message: String) -> Finding {
    var finding = Finding(
      rule: info.id, severity: info.level, line: position.line, controller: "", message: message,
      source: info.source, help: info.help)
    finding.trace = text(of: position)
    return finding
  }

  /// The text that contains a value, as reports name it.
  func text(of position: TextPosition) -> String {
    guard sources.indices.contains(position.source) else { return ForeignText.commandLine }
    return switch sources[position.source] {
    case .file(let path): path
    case .option: ForeignText.commandLine
    }
  }
}
