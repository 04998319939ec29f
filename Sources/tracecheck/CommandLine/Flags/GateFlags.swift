import TraceModel

extension Flags {
  static let level: [Flag] = [
    Flag(
      "fail-on", value: .words("LEVEL", GateSettings.FailLevel.allCases.map(\.rawValue) + ["change"]),
      group: .level,
      help: "lowest level that fails (default: error; in diff: warning; change: only in diff)"
    ) { options, text throws(UsageError) in
      options.failsOnChange = text.asciiLowercased == "change"
      if options.failsOnChange { return }
      options.failOn = try Flag.word(text, of: GateSettings.FailLevel.self, flag: "fail-on")
    }
  ]

  static let gate: [Flag] = [
    Flag(
      "max-warnings", value: .free("N"), group: .gate,
      help: "fail if there are more than N warnings (default: any number)"
    ) {
      options, text throws(UsageError) in
      options.maxWarnings = try Flag.count(text, flag: "max-warnings")
    },
    Flag(
      "min-events", value: .free("N"), group: .gate,
      help: "fail if a log has fewer than N events (default: 0)"
    ) {
      options, text throws(UsageError) in
      options.minEvents = try Flag.count(text, flag: "min-events")
    },
  ]

  static let emptiness: [Flag] = [
    Flag("allow-empty", group: .emptiness, help: "exit with 0 instead of 3 if no events are recognised") {
      options, _ throws(UsageError) in
      options.allowsEmpty = true
    }
  ]
}
