extension Flags {
  static let baseline: [Flag] = [
    Flag(
      "baseline", value: Flag.Value(name: "FILE", kind: .file), group: .baseline,
      help: "use FILE as the baseline, the list of known findings"
    ) { options, text throws(UsageError) in
      options.baseline = .file(text)
    },
    Flag("no-baseline", group: .baseline, help: "ignore the baseline") {
      options, _ throws(UsageError) in
      options.baseline = .none
    },
    Flag("strict-baseline", group: .baseline, help: "fail if the baseline lists findings that are fixed") {
      options, _ throws(UsageError) in
      options.strictBaseline = true
    },
  ]

  static let baselineChange: [Flag] = [
    Flag("force", group: .baselineChange, help: "change the baseline even in CI") {
      options, _ throws(UsageError) in
      options.force = true
    },
    Flag(
      "reason", value: .free("TEXT"), group: .baselineChange,
      help: "note in the baseline why the findings are accepted"
    ) {
      options, text throws(UsageError) in
      options.reason = text
    },
  ]
}
