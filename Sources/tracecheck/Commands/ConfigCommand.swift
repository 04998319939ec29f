import TraceModel

extension Command {
  /// `tracecheck config show|check`: the configuration that is in force.
  static let config = Command(
    "config", summary: "show the configuration that is in force and where each value comes from, or check it",
    operands: "show|check", operand: .words(["show", "check"]), groups: [.configuration, .general]
  ) { invocation, console in
    let action = invocation.operands.first ?? "show"
    guard ["show", "check"].contains(action), invocation.operands.count <= 1 else {
      let hint = Suggestion.didYouMean(action, among: ["show", "check"])
      return console.trouble("`config` takes show or check, not `\(ShownText.escaped(action))`" + hint)
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
    let files = configuration.origins.sources.compactMap { source -> String? in
      if case .file(let path) = source { path } else { nil }
    }
    return files.isEmpty
      ? ["no configuration file applies here"] : files.map { "\(ShownText.escaped($0)): right" }
  }
}
