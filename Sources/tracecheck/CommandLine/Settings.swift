import TraceModel

/// What the flags mean once they are held against the configuration and the rules.
enum Settings {
  /// The names of all rules.
  static let ruleNames = RuleNames(RuleRegistry.all.map { RuleNames.Entry(id: $0.id, name: $0.name) })

  /// The configuration that applies: the file that is named, or the nearest, with the options above it.
  static func configuration(_ options: Options, _ console: Console) throws(UsageError) -> Configuration {
    var loader = ConfigurationLoader(rules: ruleNames, version: ToolVersion.current) {
      path throws(ConfigurationLoader.Unreadable) in
      try FileContents.read(path, limit: JSONReader.sizeLimit + 1)
    }
    let file: String? =
      switch options.configuration {
      case .discovered:
        ConfigurationDiscovery.find(from: console.surroundings.folder, exists: FileContents.exists)
      case .file(let path): path
      case .none: nil
      }
    do throws(ConfigurationError) {
      let configuration = try loader.load(file: file, options: options.definitions)
      // Formats are understood by the reader, so it is asked before anybody says that all is right.
      _ = try RunSettings(configuration)
      return configuration
    } catch {
      throw usageError(error)
    }
  }

  /// What a run needs to know of the flags and the configuration.
  static func run(_ options: Options, _ console: Console) throws(UsageError) -> RunSettings {
    let configuration = try configuration(options, console)
    let filter = try filter(options, ruleNames.with(configuration.app.rules))
    do throws(ConfigurationError) {
      return try RunSettings(configuration, filter: filter)
    } catch {
      throw usageError(error)
    }
  }

  private static func usageError(_ error: ConfigurationError) -> UsageError {
    let lines = error.problems.map { ShownText.escaped($0.text) }
    return UsageError(message: lines.joined(separator: "\ntracecheck: "))
  }

  /// What the flags ask for of a log.
  private static func filter(
    _ options: Options, _ names: RuleNames
  ) throws(UsageError) -> RunFilter {
    var filter = RunFilter()
    filter.controllers = options.controllers
    filter.processes = Set(options.processes)
    filter.from = options.from
    filter.to = options.to
    filter.rules = try selectors(options.rules, names)
    return filter
  }

  /// The rules that some words mean, in the order of the words.
  static func rules(
    named words: [String], of names: RuleNames
  ) throws(UsageError) -> [RuleInfo] {
    let selectors = try selectors(words, names)
    return selectors.flatMap { selector in names.infos.filter { selector.includes($0.id) } }
  }

  /// What some words mean of the rules.
  private static func selectors(
    _ words: [String], _ names: RuleNames
  ) throws(UsageError) -> [RuleSelector] {
    var selectors: [RuleSelector] = []
    for word in words {
      guard let selector = names.selector(word) else {
        let hint = names.nearest(to: word).map { "; did you mean `\($0)`?" }
        throw UsageError(
          message: "unknown rule `\(ShownText.escaped(word))`" + (hint ?? "; `tracecheck rules` lists them"))
      }
      selectors.append(selector)
    }
    return selectors
  }
}
