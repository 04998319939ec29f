import TraceModel

extension Flags {
  static let comparison: [Flag] = [
    Flag(
      "before", value: Flag.Value(name: "LOG", kind: .file, isList: true), group: .comparison,
      help: "the runs before the change; may be repeated"
    ) { options, text throws(UsageError) in
      options.before.append(text)
    },
    Flag(
      "after", value: Flag.Value(name: "LOG", kind: .file, isList: true), group: .comparison,
      help: "the runs after the change; may be repeated"
    ) { options, text throws(UsageError) in
      options.after.append(text)
    },
    Flag(
      "map", value: .free("OLD=NEW"), group: .comparison,
      help: "a class has another name since the change: 'Old*=New*'; may be repeated"
    ) { options, text throws(UsageError) in
      guard let renamed = RenamedClass(text) else {
        throw UsageError(
          message:
            "--map: `\(ShownText.escaped(text))` is not of the form OLD=NEW, with at most one * in each")
      }
      options.renames.append(renamed)
    },
    Flag(
      "golden", value: Flag.Value(name: "FILE", kind: .file), group: .comparison,
      help: "compare with the behaviour of a good run that was kept in FILE"
    ) { options, text throws(UsageError) in
      options.golden = text
    },
    Flag(
      "update", group: .comparison,
      help: "keep the behaviour of AFTER in the golden file; never where CI is set"
    ) {
      options, _ throws(UsageError) in
      options.updatesGolden = true
    },
    Flag("timing", group: .comparison, help: "compare how long transitions take as well") {
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
