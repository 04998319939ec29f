import TraceModel

extension Flags {
  static let comparison: [Flag] = [
    Flag(
      "before", value: Flag.Value(name: "LOG", kind: .file, isList: true), group: .comparison,
      help: "the runs before the change; repeatable"
    ) { options, text throws(UsageError) in
      options.before.append(text)
    },
    Flag(
      "after", value: Flag.Value(name: "LOG", kind: .file, isList: true), group: .comparison,
      help: "the runs after the change; repeatable"
    ) { options, text throws(UsageError) in
      options.after.append(text)
    },
    Flag(
      "map", value: .free("OLD=NEW"), group: .comparison,
      help: "treat NEW as the renamed class OLD, such as 'Old*=New*'; repeatable"
    ) { options, text throws(UsageError) in
      guard let renamed = RenamedClass(text) else {
        throw UsageError(
          message:
            "--map: `\(ShownText.escaped(text))` isn't of the form OLD=NEW, with at most one * in each")
      }
      options.renames.append(renamed)
    },
    Flag(
      "golden", value: Flag.Value(name: "FILE", kind: .file), group: .comparison,
      help: "compare with the behaviour of a good run, kept in FILE"
    ) { options, text throws(UsageError) in
      options.golden = text
    },
    Flag(
      "update", group: .comparison,
      help: "write the behaviour of AFTER to the golden file; refused in CI"
    ) {
      options, _ throws(UsageError) in
      options.updatesGolden = true
    },
    Flag("timing", group: .comparison, help: "also compare how long transitions take") {
      options, _ throws(UsageError) in
      options.comparesTiming = true
    },
    Flag("explain-alignment", group: .comparison, help: "list how the controllers of both sides were matched")
    {
      options, _ throws(UsageError) in
      options.explainsAlignment = true
    },
  ]
}
