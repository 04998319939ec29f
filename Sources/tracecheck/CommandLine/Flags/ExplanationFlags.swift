extension Flags {
  static let explanation: [Flag] = [
    Flag(
      "explain", group: .explanation,
      help: "count what all lines are taken for, and why near-misses are no events, with an example of each"
    ) {
      options, _ throws(UsageError) in
      options.explains = true
    }
  ]
}
