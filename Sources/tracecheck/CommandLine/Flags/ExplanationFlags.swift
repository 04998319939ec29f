extension Flags {
  static let explanation: [Flag] = [
    Flag(
      "explain", group: .explanation,
      help: "show what each line was taken for, and why near misses are not events"
    ) {
      options, _ throws(UsageError) in
      options.explains = true
    }
  ]
}
