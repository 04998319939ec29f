import TraceModel

extension Command {
  /// `tracecheck rules`: all rules, a line each.
  static let rules = Command(
    "rules", summary: "list the rules with their levels, and why a level is not the usual one",
    operands: "[RULE...]", operand: .rule, groups: [.configuration, .general]
  ) { invocation, console in
    let configuration: Configuration
    let wanted: [RuleInfo]
    do throws(UsageError) {
      configuration = try Settings.configuration(invocation.options, console)
      wanted = try Settings.rules(named: invocation.operands)
    } catch {
      return console.trouble(error.message)
    }
    let paint = console.outputPaint(invocation.options.colour)
    for rule in wanted.isEmpty ? RuleRegistry.all : wanted {
      console.output.write(line(rule, configuration, paint) + "\n")
    }
    return .passed
  }

  private static func line(_ rule: RuleInfo, _ configuration: Configuration, _ paint: Paint) -> String {
    let setting = configuration.rules.setting(for: rule.id)
    let level = setting?.level.rawValue ?? rule.level.name
    let origin = setting.map { "  (\(configuration.origins.name(of: $0.position)))" } ?? ""
    return "\(paint(rule.id.description, .strong))  \(ShownText.padded(rule.name, to: 36))"
      + "\(ShownText.padded(level, to: 8))\(rule.summary)\(paint(origin, .faint))"
  }
}
