extension Flags {
  static let explanation: [Flag] = [
    Flag(
      "explain", group: .explanation,
      help: "show what each line was taken for, and why near misses aren't events"
    ) {
      options, _ throws(UsageError) in
      options.explains = true
    }
  ]
}
