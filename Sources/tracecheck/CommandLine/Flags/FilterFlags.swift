import TraceModel

extension Flags {
  static let filters: [Flag] = [
    Flag(
      "controller", value: .free("GLOB"), group: .filters,
      help: "only controllers whose name matches; repeatable"
    ) { options, text throws(UsageError) in
      options.controllers.append(text)
    },
    Flag("pid", value: .free("N"), group: .filters, help: "only the process with this number; repeatable") {
      options, text throws(UsageError) in
      guard let process = Int32(text), process > 0 else {
        throw UsageError(message: "--pid: `\(ShownText.escaped(text))` isn't a process number")
      }
      options.processes.append(process)
    },
    Flag(
      "from", value: .free("TIME"), group: .filters,
      help: "only from this time on: 09:41:02 or 2026-03-01T09:41"
    ) {
      options, text throws(UsageError) in
      options.from = try bound(text, flag: "from")
    },
    Flag("to", value: .free("TIME"), group: .filters, help: "only up to this time") {
      options, text throws(UsageError) in
      options.to = try bound(text, flag: "to")
    },
    Flag(
      "rule", value: Flag.Value(name: "RULE", kind: .rule), group: .filters,
      help: "only findings of this rule, by id, name or prefix; repeatable"
    ) { options, text throws(UsageError) in
      options.rules.append(text)
    },
  ]

  private static func bound(_ text: String, flag: String) throws(UsageError) -> WrittenTime {
    guard let bound = WrittenTime(typed: text) else {
      throw UsageError(
        message: "--\(flag): `\(ShownText.escaped(text))` isn't a time; write 09:41:02 or 2026-03-01T09:41:02"
      )
    }
    return bound
  }
}
