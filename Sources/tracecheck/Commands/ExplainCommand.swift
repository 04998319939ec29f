import TraceModel

extension Command {
  /// `tracecheck explain RULE`: the pages of rules; `explain possible`: the law of doubt.
  static let explain = Command(
    "explain",
    summary: "explain rules: why they matter, a trace that breaks them, a correct one, and what to do",
    occasion:
      "Use it when a finding isn't clear; `explain possible` lists what makes a finding only possible.",
    operands: "RULE...", operand: .rule, groups: [.configuration, .general],
    examples: [
      "tracecheck explain TC203",
      "tracecheck explain possible",
    ]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.trouble("`explain` needs a rule, such as `tracecheck explain TC203`")
    }
    do throws(UsageError) {
      let texts = try invocation.operands.map { operand throws(UsageError) in
        try Command.pages(on: operand, invocation.options, console)
      }
      console.output.write(texts.joined().joined(separator: "\n"))
      return .passed
    } catch {
      return console.trouble(error.message)
    }
  }

  private static func pages(
    on topic: String, _ options: Options, _ console: Console
  ) throws(UsageError) -> [String] {
    if topic == "possible" { return [CertaintyPage.text(width: console.width)] }
    let configuration = try configuration(for: topic, options, console)
    return try Settings.rules(named: [topic], of: Settings.ruleNames.with(configuration.app.rules)).map {
      let level = configuration.rules.setting(for: $0.id)?.level.rawValue
      return RulePage.text(for: $0, level: level, width: console.width)
    }
  }

  /// The configuration; what is wrong with it doesn't concern tracecheck's own rules.
  private static func configuration(
    for topic: String, _ options: Options, _ console: Console
  ) throws(UsageError) -> Configuration {
    do throws(UsageError) {
      return try Settings.configuration(options, console)
    } catch {
      guard Settings.ruleNames.selector(topic) != nil else { throw error }
      return Configuration()
    }
  }
}
