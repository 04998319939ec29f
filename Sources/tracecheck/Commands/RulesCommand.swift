import TraceModel

extension Command {
  /// `tracecheck rules`: all rules, a line each; `rules propose LOG...`: rules of the app that good runs keep.
  static let rules = Command(
    "rules", summary: "list the rules with their levels, and why a level differs from the default",
    occasion: "Use it to see what is checked, or to let good runs propose rules for your app.",
    operands: "[RULE... | propose LOG...]", operand: .rule, groups: [.proposals, .configuration, .general],
    details: """
      propose LOG...   print rules that the logs of good runs keep, as configuration, the strongest
                       first, with how often each held; with --against, rules that a failed run
                       breaks come first
      """,
    examples: [
      "tracecheck rules TC3",
      "tracecheck rules propose good-1.log good-2.log",
    ]
  ) { invocation, console in
    if invocation.operands.first == "propose" {
      return RuleProposals(Array(invocation.operands.dropFirst()), invocation.options, console).run()
    }
    let configuration: Configuration
    let names: RuleNames
    let wanted: [RuleInfo]
    do throws(UsageError) {
      configuration = try Settings.configuration(invocation.options, console)
      names = Settings.ruleNames.with(configuration.app.rules)
      wanted = try Settings.rules(named: invocation.operands, of: names)
    } catch {
      return console.trouble(error.message)
    }
    let paint = console.outputPaint(invocation.options.colour)
    let rules = wanted.isEmpty ? names.infos : wanted
    // An app may give its own rules names of any length.
    let width = rules.map { ShownText.width(of: $0.name) }.max() ?? 0
    for rule in rules {
      console.output.write(line(rule, configuration, nameWidth: width, paint) + "\n")
    }
    return .passed
  }

  private static func line(
    _ rule: RuleInfo, _ configuration: Configuration, nameWidth: Int, _ paint: Paint
  ) -> String {
    let setting = configuration.rules.setting(for: rule.id)
    let level = setting?.level.rawValue ?? rule.level.name
    let origin = setting.map { "  (\(configuration.origins.name(of: $0.position)))" } ?? ""
    return "\(paint(rule.id.description, .strong))  \(ShownText.padded(rule.name, to: nameWidth))"
      + "  \(ShownText.padded(level, to: 8))\(rule.summary)\(paint(origin, .faint))"
  }
}
