extension Flags {
  static let merging: [Flag] = [
    Flag(
      "strict", group: .merging,
      help: "give no result where a report is damaged or half, in place of leaving it out"
    ) {
      options, _ throws(UsageError) in
      options.isStrict = true
    }
  ]
}
