extension Flags {
  static let logs: [Flag] = [
    Flag(
      "include", value: .free("GLOB"), group: .logs,
      help: "in folders, read matching files (default: *.log; for reports *.json, *.jsonl)"
    ) { options, text throws(UsageError) in
      options.includes.append(text)
    },
    Flag(
      "null", short: "0", group: .logs,
      help: "read file names from standard input, each ending in NUL: find … -print0"
    ) { options, _ throws(UsageError) in
      options.takesNamesFromInput = true
    },
  ]
}
