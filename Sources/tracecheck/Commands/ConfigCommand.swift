import TraceModel

extension Command {
  /// `tracecheck config show|check|init`: the configuration that is in force, or a first one.
  static let config = Command(
    "config",
    summary: "show or check the configuration in force, or write a first one",
    occasion: "Use it to start a configuration, or when a setting doesn't seem to apply.",
    operands: "[show | check | init LOG]", operand: .words(actions), groups: [.configuration, .general],
    details: """
      show       print every value and where it comes from (the default)
      check      only check whether the configuration is correct
      init LOG   write \(ConfigurationDiscovery.fileName) from a good run: the release of iOS if LOG names it, the styles,
                 containers and logged events in LOG, and the format of its lines if it needs one; rules that
                 LOG breaks become warnings
      """,
    examples: [
      "tracecheck config",
      "tracecheck config init app.log",
    ]
  ) { invocation, console in
    let action = invocation.operands.first ?? "show"
    guard actions.contains(action) else {
      let hint = Suggestion.didYouMean(action, among: actions)
      return console.trouble(
        "`config` takes show, check or init LOG, not `\(ShownText.escaped(action))`" + hint)
    }
    let rest = invocation.operands.dropFirst()
    guard rest.count <= (action == "init" ? 1 : 0) else {
      return console.trouble(
        action == "init"
          ? "`config init` takes one log; got \(rest.count)"
          : "`config \(action)` takes no file; name one with --config")
    }
    guard action != "init" else {
      guard let log = rest.first else { return console.trouble("`config init` needs a log") }
      return initialise(log, invocation, console)
    }
    let configuration: Configuration
    do throws(UsageError) {
      configuration = try Settings.configuration(invocation.options, console)
    } catch {
      return console.trouble(error.message)
    }
    let lines = action == "show" ? shown(configuration) : checked(configuration)
    for line in lines { console.output.write(line + "\n") }
    return .passed
  }

  private static func initialise(
    _ log: String, _ invocation: Invocation, _ console: Console
  ) -> ExitCode {
    do throws(UsageError) {
      let known = try Settings.configuration(invocation.options, console)
      var first = ConfigurationInit(log, known: known, console)
      return first.run()
    } catch {
      return console.trouble(error.message)
    }
  }

  private static let actions = ["show", "check", "init"]

  private static func shown(_ configuration: Configuration) -> [String] {
    let rows = configuration.rows
    let keyWidth = min(50, rows.map { ShownText.width(of: $0.key) }.max() ?? 0)
    let valueWidth = min(40, rows.map { ShownText.width(of: $0.value) }.max() ?? 0)
    return rows.map { row in
      let key = ShownText.padded(ShownText.escaped(row.key), to: keyWidth)
      return "\(key)  \(ShownText.padded(row.value, to: valueWidth))  \(ShownText.escaped(row.origin))"
    }
  }

  private static func checked(_ configuration: Configuration) -> [String] {
    configuration.files.isEmpty
      ? ["no configuration file applies here"]
      : configuration.files.map { "\(ShownText.escaped($0)): correct" }
  }
}
