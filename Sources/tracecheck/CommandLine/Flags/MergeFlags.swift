extension Flags {
  static let merging: [Flag] = [
    Flag(
      "strict", group: .merging,
      help: "give no result if a report is damaged or cut short (default: leave it out)"
    ) {
      options, _ throws(UsageError) in
      options.isStrict = true
    }
  ]
}
