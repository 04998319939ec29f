import TraceModel

extension Flags {
  static let moment: [Flag] = [
    Flag("line", value: .free("N"), group: .moment, help: "the moment after this line of the log") {
      options, text throws(UsageError) in
      guard let line = Int(text), line > 0 else {
        throw UsageError(
          message: "--line: `\(ShownText.escaped(text))` isn't a line number; the first line is 1")
      }
      options.line = line
    },
    Flag(
      "time", value: .free("TIME"), group: .moment,
      help: "the moment at this time: 09:41:02 or 2026-03-01T09:41"
    ) {
      options, text throws(UsageError) in
      guard let time = WrittenTime(typed: text) else {
        throw UsageError(
          message: "--time: `\(ShownText.escaped(text))` isn't a time; write 09:41:02 or 2026-03-01T09:41:02")
      }
      options.time = time
    },
  ]
}
