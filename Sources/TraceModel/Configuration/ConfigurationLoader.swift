/// Makes a configuration of a file, the files that it extends, and the options of the command line.
package struct ConfigurationLoader {
  /// Why a file can't be read, in words.
  package struct Unreadable: Error {
    /// The reason.
    package var message: String

    /// A reason.
    package init(message: String) {
      self.message = message
    }
  }

  /// Reads a file: at most one byte more than `JSONReader.sizeLimit`.
  package typealias ReadFile = (String) throws(Unreadable) -> ContiguousArray<UInt8>

  /// Two spellings of one path could hide that files extend each other in a ring.
  private static let extendsLimit = 20
  /// Files that each extend several could be read without end.
  private static let fileLimit = 100

  private let readFile: ReadFile
  private let rules: RuleNames
  private let version: String
  private var sources: [ConfigurationSource] = []
  /// What was read and not yet checked: one text may name rules of the app that another states.
  private var unchecked: [(node: JSONNode, source: Int)] = []

  /// A loader.
  ///
  /// - Parameters:
  ///   - rules: the rules that a configuration may name.
  ///   - version: the version of this tracecheck.
  ///   - readFile: how files are read.
  package init(rules: RuleNames, version: String, readFile: @escaping ReadFile) {
    self.rules = rules
    self.version = version
    self.readFile = readFile
  }

  /// The configuration of a file, or of none, and of options; the first option is the nearest.
  package mutating func load(
    file: String?, options: [ConfigurationOption]
  ) throws(ConfigurationError) -> Configuration {
    (sources, unchecked) = ([], [])
    let values: JSONNode
    do throws(ConfigurationError) {
      values = try read(file: file, options: options)
    } catch {
      // What is wrong with a text that was read comes before what it leads to.
      try checkAll()
      throw error
    }
    try checkAll()
    let origins = ConfigurationOrigins(values: values, sources: sources)
    let contradictions = ConfigurationContradictions(origins).problems
    if !contradictions.isEmpty { throw ConfigurationError(problems: contradictions) }
    return ConfigurationDecoder(origins: origins, rules: rules.with(ownRules)).configuration()
  }

  private mutating func read(
    file: String?, options: [ConfigurationOption]
  ) throws(ConfigurationError) -> JSONNode {
    var values = JSONNode(.object([]), at: TextPosition(line: 1, column: 1))
    // The later of two options that say the same counts, as everywhere on a command line.
    for option in options.reversed() {
      let source = append(.option("-D \(option.text)"))
      let node = option.node(source: source)
      try checkVersion(node, source: source)
      unchecked.append((node, source))
      values = values.merged(over: node)
    }
    // If an option says what the file extends, it replaces what the file says.
    let extended = values["extends"]
    if let file { values = values.merged(over: try read(file, extendedBy: [], follows: extended == nil)) }
    if let extended { values = try extend(values, by: extended, above: []) }
    return values
  }

  /// The values of a file and of all that it extends.
  private mutating func read(
    _ path: String, extendedBy children: [String], at position: TextPosition? = nil, follows: Bool = true
  ) throws(ConfigurationError) -> JSONNode {
    let source = append(.file(path))
    if source > Self.fileLimit, let position {
      throw problem("more than \(Self.fileLimit) files extend each other", at: position, "extends")
    }
    let node = try parse(path, source: source, extendedAt: position)
    try checkVersion(node, source: source)
    unchecked.append((node, source))
    guard follows, let extended = node["extends"] else { return node }
    return try extend(node, by: extended, above: children + [path])
  }

  /// Values, and those of the files that they extend where they say nothing.
  ///
  /// - Parameter children: the files that the values are in, the nearest last.
  private mutating func extend(
    _ values: JSONNode, by extended: JSONNode, above children: [String]
  ) throws(ConfigurationError) -> JSONNode {
    var values = values
    // Of several, the later overrides the earlier.
    for parent in (extended.text == nil ? extended.elements : [extended]).reversed() {
      guard let text = parent.text else { continue }
      let path = sources[parent.position.source].resolve(text)
      if children.contains(path) { throw problem("`\(text)` extends itself", at: parent.position, "extends") }
      if children.count > Self.extendsLimit {
        throw problem(
          "more than \(Self.extendsLimit) files extend each other", at: parent.position, "extends")
      }
      values = values.merged(over: try read(path, extendedBy: children, at: parent.position))
    }
    return values
  }

  private func parse(
    _ path: String, source: Int, extendedAt position: TextPosition?
  ) throws(ConfigurationError) -> JSONNode {
    let bytes: ContiguousArray<UInt8>
    do throws(Unreadable) {
      bytes = try readFile(path)
    } catch {
      if let position { throw problem("can't read \(path): \(error.message)", at: position, "extends") }
      throw ConfigurationError(
        problems: [ConfigurationProblem(location: path, keyPath: "", message: error.message)])
    }
    do throws(JSONError) {
      return try JSONReader.read(bytes, source: source)
    } catch {
      throw problem(error.message, at: error.position, "")
    }
  }

  /// Said before anything else: a newer version's file may hold keys that this one does not know.
  private func checkVersion(_ node: JSONNode, source: Int) throws(ConfigurationError) {
    guard let required = node["requiredVersion"], let text = required.text,
      let requirement = VersionRequirement(text), !requirement.isMet(by: version)
    else { return }
    throw problem(
      "this is tracecheck \(version), but the file needs \(text)", at: required.position, "requiredVersion")
  }

  private func checkAll() throws(ConfigurationError) {
    let names = rules.with(ownRules)
    for (node, source) in unchecked { try check(node, source: source, names) }
  }

  /// The rules of the app that any of the texts states.
  private var ownRules: [RuleID] {
    unchecked.flatMap { $0.node["appRules"]?.elements ?? [] }.compactMap {
      $0["id"]?.text.flatMap(RuleID.init(app:))
    }
  }

  private func check(_ node: JSONNode, source: Int, _ names: RuleNames) throws(ConfigurationError) {
    var validator = ConfigurationValidator(source: sources[source], rules: names)
    validator.check(node, against: ConfigurationKeys.root)
    if validator.problems.isEmpty { validator.checkAppRules(node["appRules"], builtIn: rules) }
    if !validator.problems.isEmpty { throw ConfigurationError(problems: validator.problems) }
  }

  private func problem(_ message: String, at position: TextPosition, _ path: String) -> ConfigurationError {
    let location = sources[position.source].name(of: position)
    return ConfigurationError(problems: [
      ConfigurationProblem(location: location, keyPath: path, message: message)
    ])
  }

  private mutating func append(_ source: ConfigurationSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }
}
