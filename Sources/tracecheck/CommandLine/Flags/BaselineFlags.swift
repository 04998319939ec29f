extension Flags {
  static let baseline: [Flag] = [
    Flag(
      "baseline", value: Flag.Value(name: "FILE", kind: .file), group: .baseline,
      help: "the findings that are known already; only others are shown and gated"
    ) { options, text throws(UsageError) in
      options.baseline = .file(text)
    },
    Flag("no-baseline", group: .baseline, help: "take no finding for known") {
      options, _ throws(UsageError) in
      options.baseline = .none
    },
    Flag("strict-baseline", group: .baseline, help: "fail if the baseline holds what is fixed") {
      options, _ throws(UsageError) in
      options.strictBaseline = true
    },
  ]

  static let baselineChange: [Flag] = [
    Flag("force", group: .baselineChange, help: "change the baseline in CI too") {
      options, _ throws(UsageError) in
      options.force = true
    },
    Flag("reason", value: .free("TEXT"), group: .baselineChange, help: "why a finding is accepted") {
      options, text throws(UsageError) in
      options.reason = text
    },
  ]
}
