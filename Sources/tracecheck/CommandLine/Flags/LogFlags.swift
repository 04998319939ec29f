extension Flags {
  static let logs: [Flag] = [
    Flag(
      "include", value: .free("GLOB"), group: .logs,
      help:
        "the files of a folder that are read (default *.log; of reports, *.json and *.jsonl); may be repeated"
    ) { options, text throws(UsageError) in
      options.includes.append(text)
    },
    Flag(
      "null", short: "0", group: .logs,
      help: "read the names from standard input, a NUL after each: find … -print0 | tracecheck -0"
    ) { options, _ throws(UsageError) in
      options.takesNamesFromInput = true
    },
  ]
}
