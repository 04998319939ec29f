import TraceModel

extension Flags {
  static let statistics: [Flag] = [
    Flag(
      "by", value: .free("ROWS"), group: .statistics,
      help:
        "what a row is about: rule (default), controller, transition, fault; or of logs version, os, device or a column"
    ) { options, text throws(UsageError) in
      options.rows = text
    },
    Flag(
      "group", value: .free("NAME"), group: .statistics,
      help: "what logs are grouped by: version, os, device, or a name of --path or --columns"
    ) { options, text throws(UsageError) in
      options.group = text
    },
    Flag(
      "compare", value: Flag.Value(name: "VALUE", kind: .free, isList: true, most: 2), group: .statistics,
      help: "two groups, such as 17 18: what changed from the one to the other, most clearly changed first"
    ) { options, text throws(UsageError) in
      options.comparedGroups.append(text)
    },
    Flag(
      "path", value: .free("PATTERN"), group: .statistics,
      help: "how the paths of logs are made, from their end on: '{version}/{os}/{device}/*.log'"
    ) { options, text throws(UsageError) in
      guard let pattern = PathPattern(text) else {
        throw UsageError(
          message: "--path: `\(ShownText.escaped(text))` names no value; write '{version}/{os}/*.log'")
      }
      options.pathPattern = pattern
    },
    Flag(
      "columns", value: Flag.Value(name: "FILE", kind: .file), group: .statistics,
      help: "a table of what is known of logs: comma-separated, the column `log` names the log"
    ) { options, text throws(UsageError) in
      options.columns = text
    },
  ]
}
