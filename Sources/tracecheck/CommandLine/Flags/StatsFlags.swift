import TraceModel

extension Flags {
  static let statistics: [Flag] = [
    Flag(
      "by",
      value: Flag.Value(
        name: "ROWS",
        kind: .suggestions(["rule", "controller", "transition", "fault", "version", "os", "device"])),
      group: .statistics,
      help: "what each row counts: rule (default), controller, transition, fault, or a group"
    ) { options, text throws(UsageError) in
      options.rows = text
    },
    Flag(
      "group", value: Flag.Value(name: "NAME", kind: .suggestions(["version", "os", "device"])),
      group: .statistics,
      help: "group logs by version, os, device, or a name from --path or --columns"
    ) { options, text throws(UsageError) in
      options.group = text
    },
    Flag(
      "compare", value: Flag.Value(name: "VALUE", kind: .free, isList: true, most: 2), group: .statistics,
      help: "compare two groups, such as 17 18; the clearest changes come first"
    ) { options, text throws(UsageError) in
      options.comparedGroups.append(text)
    },
    Flag(
      "path", value: .free("PATTERN"), group: .statistics,
      help: "read groups from paths, from the end: '{version}/{os}/{device}/*.log'"
    ) { options, text throws(UsageError) in
      guard let pattern = PathPattern(text) else {
        throw UsageError(
          message: "--path: `\(ShownText.escaped(text))` names no group; write '{version}/{os}/*.log'")
      }
      options.pathPattern = pattern
    },
    Flag(
      "columns", value: Flag.Value(name: "FILE", kind: .file), group: .statistics,
      help: "read groups from a comma-separated table whose column `log` names the log"
    ) { options, text throws(UsageError) in
      options.columns = text
    },
  ]
}
