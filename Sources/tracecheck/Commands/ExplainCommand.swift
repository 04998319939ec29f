import TraceModel

extension Command {
  /// `tracecheck explain RULE`: the pages of rules.
  static let explain = Command(
    "explain", summary: "explain rules: why, a trace that breaks it, one that is right, what to do",
    operands: "RULE...", operand: .rule, groups: [.general]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.trouble("`explain` needs a rule, such as `tracecheck explain TC203`")
    }
    let rules: [RuleInfo]
    do throws(UsageError) {
      rules = try Settings.rules(named: invocation.operands)
    } catch {
      return console.trouble(error.message)
    }
    let pages = rules.map { RulePage.text(for: $0, width: console.width) }
    console.output.write(pages.joined(separator: "\n"))
    return .passed
  }
}
