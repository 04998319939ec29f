extension Flags {
  static let live: [Flag] = [
    Flag(
      "follow", group: .live,
      help: "keep reading while the log is written, even if it is truncated or replaced"
    ) { options, _ throws(UsageError) in
      options.follows = true
    }
  ]
}
