import TraceModel

extension Flags {
  static let level: [Flag] = [
    Flag(
      "fail-on", value: .words("LEVEL", GateSettings.FailLevel.allCases.map(\.rawValue) + ["change"]),
      group: .level,
      help:
        "the badness from which a finding fails: error (default of check), warning (default of diff), info,"
        + " possible, never; of diff also change, for any change of behaviour"
    ) { options, text throws(UsageError) in
      options.failsOnChange = text.asciiLowercased == "change"
      if options.failsOnChange { return }
      options.failOn = try Flag.word(text, of: GateSettings.FailLevel.self, flag: "fail-on")
    }
  ]

  static let gate: [Flag] = [
    Flag("max-warnings", value: .free("N"), group: .gate, help: "fail if there are more warnings than N") {
      options, text throws(UsageError) in
      options.maxWarnings = try Flag.count(text, flag: "max-warnings")
    },
    Flag("min-events", value: .free("N"), group: .gate, help: "fail a trace of fewer events than N") {
      options, text throws(UsageError) in
      options.minEvents = try Flag.count(text, flag: "min-events")
    },
  ]

  static let emptiness: [Flag] = [
    Flag("allow-empty", group: .emptiness, help: "exit 0, not 3, where no event is recognised") {
      options, _ throws(UsageError) in
      options.allowsEmpty = true
    }
  ]
}
