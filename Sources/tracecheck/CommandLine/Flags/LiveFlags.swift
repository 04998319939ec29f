extension Flags {
  static let live: [Flag] = [
    Flag(
      "follow", group: .live,
      help: "read a log while it is written, also when it is truncated or replaced; Ctrl-C ends it"
    ) { options, _ throws(UsageError) in
      options.follows = true
    }
  ]
}
