import TraceModel

extension Flags {
  static let configuration: [Flag] = [
    Flag(
      "config", value: Flag.Value(name: "FILE", kind: .file), group: .configuration,
      help: "read this configuration instead of the nearest \(ConfigurationDiscovery.fileName)"
    ) { options, text throws(UsageError) in
      options.configuration = .file(text)
    },
    Flag("no-config", group: .configuration, help: "read no configuration file") {
      options, _ throws(UsageError) in
      options.configuration = .none
    },
    Flag(
      "define", short: "D", value: .free("KEY=VALUE"), group: .configuration,
      help: "set a value of the configuration, such as -D os=17.4; repeatable"
    ) { options, text throws(UsageError) in
      guard let definition = ConfigurationOption(text) else {
        throw UsageError(message: "-D: `\(ShownText.escaped(text))` isn't of the form key=value")
      }
      options.definitions.append(definition)
    },
  ]

  static let general: [Flag] = [
    Flag("quiet", short: "q", group: .general, help: "print findings only") {
      options, _ throws(UsageError) in
      options.isQuiet = true
    },
    Flag(
      "color", value: .words("WHEN", ColourChoice.allCases.map(\.rawValue)), group: .general,
      help: "use colours (default: auto)"
    ) { options, text throws(UsageError) in
      options.colour = try Flag.word(text, of: ColourChoice.self, flag: "color")
    },
    Flag("help", short: "h", group: .general, help: "print this help") { options, _ throws(UsageError) in
      options.wantsHelp = true
    },
    Flag("version", short: "V", group: .general, help: "print the version") { options, _ throws(UsageError) in
      options.wantsVersion = true
    },
  ]
}
