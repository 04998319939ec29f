/// Holds a text's values against the table of keys, and collects all that is wrong.
struct ConfigurationValidator {
  private let source: ConfigurationSource
  private let rules: RuleNames
  private var found: [(position: TextPosition, problem: ConfigurationProblem)] = []

  /// All that is wrong, in the order of the text.
  var problems: [ConfigurationProblem] {
    found.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
      .map(\.problem)
  }

  init(source: ConfigurationSource, rules: RuleNames) {
    self.source = source
    self.rules = rules
  }

  /// Checks a value, and what is in it.
  mutating func check(_ node: JSONNode, against shape: ConfigurationShape, at path: [String] = []) {
    switch shape {
    case .object(let keys): checkObject(node, keys: keys, at: path)
    case .map(let kind, let element): checkMap(node, kind: kind, of: element, at: path)
    case .list(let element): checkList(node, of: element, shape: shape, at: path)
    case .oneOrMore(let element):
      if case .array = node.value {
        checkList(node, of: element, shape: shape, at: path)
      } else {
        check(node, against: element, at: path)
      }
    case .ruleLevel: checkLevel(node, at: path)
    default: checkScalar(node, against: shape, at: path)
    }
  }

  /// Checks what the rules of the app say, and that none takes another's id.
  mutating func checkAppRules(_ node: JSONNode?, builtIn: RuleNames) {
    var first: [String: TextPosition] = [:]
    for (index, node) in (node?.elements ?? []).enumerated() {
      let path = ["appRules", "\(index)"]
      do throws(AppRuleReader.Problem) {
        let id = try AppRuleReader.read(node).id.description.asciiLowercased
        let position = node["id"]?.position ?? node.position
        if let earlier = first[id] {
          report("duplicate id; the first one is on line \(earlier.line)", at: position, path + ["id"])
        } else if builtIn.selector(id) != nil {
          report("`\(id)` is a rule of tracecheck's own", at: position, path + ["id"])
        }
        first[id] = first[id] ?? position
      } catch {
        report(error.message, at: error.position, path + (error.key.isEmpty ? [] : [error.key]))
      }
    }
  }

  private mutating func checkObject(_ node: JSONNode, keys: [ConfigurationKey], at path: [String]) {
    for member in members(of: node, at: path) {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        report(
          "unknown key" + Suggestion.didYouMean(member.key, among: keys.map(\.name)),
          at: member.keyPosition, path + [member.key])
        continue
      }
      check(member.node, against: key.shape, at: path + [member.key])
    }
    checkRequired(keys, of: node, at: path)
  }

  private mutating func checkRequired(_ keys: [ConfigurationKey], of node: JSONNode, at path: [String]) {
    guard case .object = node.value else { return }
    for key in keys where key.isRequired {
      guard let value = node[key.name] else {
        report("`\(key.name)` is missing", at: node.position, path)
        continue
      }
      if value.text?.allSatisfy(\.isWhitespace) == true {
        report("an empty string", at: value.position, path + [key.name])
      }
    }
  }

  private mutating func checkMap(
    _ node: JSONNode, kind: ConfigurationShape.KeyKind, of element: ConfigurationShape, at path: [String]
  ) {
    for member in members(of: node, at: path) {
      if member.key.allSatisfy(\.isWhitespace) {
        report("an empty name", at: member.keyPosition, path + [member.key])
      }
      if case .rules = kind { checkRule(member.key, at: member.keyPosition, path + [member.key]) }
      check(member.node, against: element, at: path + [member.key])
    }
  }

  private mutating func checkList(
    _ node: JSONNode, of element: ConfigurationShape, shape: ConfigurationShape, at path: [String]
  ) {
    guard case .array(let nodes) = node.value else {
      report("expected \(shape.expectation), but found \(node.value.shown)", at: node.position, path)
      return
    }
    for (index, node) in nodes.enumerated() { check(node, against: element, at: path + ["\(index)"]) }
  }

  /// A level alone, or a list of a level and an object of options.
  private mutating func checkLevel(_ node: JSONNode, at path: [String]) {
    let levels = ConfigurationShape.word(ConfigurationKeys.levels)
    guard case .array(let nodes) = node.value else {
      checkScalar(node, against: levels, at: path)
      return
    }
    guard let level = nodes.first, nodes.count <= 2 else {
      report("expected a level and options, but found a list", at: node.position, path)
      return
    }
    checkScalar(level, against: levels, at: path + ["0"])
    if let options = nodes.dropFirst().first {
      checkObject(options, keys: ConfigurationKeys.ruleOptions, at: path + ["1"])
    }
  }

  private mutating func checkScalar(_ node: JSONNode, against shape: ConfigurationShape, at path: [String]) {
    if let message = complaint(about: node.value, shape) { report(message, at: node.position, path) }
  }

  /// What is wrong with a single value; `nil` where nothing is.
  private func complaint(about value: JSONValue, _ shape: ConfigurationShape) -> String? {
    let mismatch = "expected \(shape.expectation), but found \(value.shown)"
    switch (shape, value) {
    case (.boolean, .bool), (.text, .string), (.text, .number): return nil
    case (.count, .number(let text)): return (JSONNumber.integer(text) ?? -1) >= 0 ? nil : mismatch
    case (.release, .number(let text)), (.release, .string(let text)):
      return OSVersion(text) == nil ? mismatch : nil
    case (.requirement, .string(let text)):
      return VersionRequirement(text) == nil ? mismatch : nil
    case (.day, .string(let text)):
      return CalendarDay(text) == nil ? mismatch : nil
    case (.word(let vocabulary), .string(let text)):
      if vocabulary.word(for: text) != nil { return nil }
      return "unknown \(vocabulary.noun) `\(text)`" + Suggestion.value(text, among: vocabulary.words)
    case (.rule, .string(let text)): return complaint(aboutRule: text)
    case (.report, .string(let text)):
      do throws(ReportRequest.Problem) { _ = try ReportRequest(text) } catch { return error.message }
      return nil
    default: return mismatch
    }
  }

  /// A rule that findings can be suppressed of; a remark on a suppression would only bring forth the next one.
  private func complaint(aboutRule text: String) -> String? {
    guard let selector = rules.selector(text) else { return unknownRule(text) }
    return selector.isRemark ? "`\(text)` is a remark; to turn it off, set its level under `rules`" : nil
  }

  private mutating func checkRule(_ text: String, at position: TextPosition, _ path: [String]) {
    if rules.selector(text) == nil { report(unknownRule(text), at: position, path) }
  }

  private func unknownRule(_ text: String) -> String {
    let suggestion = rules.nearest(to: text).map { "; did you mean `\($0)`?" }
    return "unknown rule `\(text)`" + (suggestion ?? "; `tracecheck rules` lists them")
  }

  /// The members of an object, once each: a doubled key is reported at its second position.
  private mutating func members(of node: JSONNode, at path: [String]) -> [JSONMember] {
    guard case .object(let members) = node.value else {
      report("expected an object, but found \(node.value.shown)", at: node.position, path)
      return []
    }
    var first: [String: TextPosition] = [:]
    return members.filter { member in
      if let earlier = first[member.key] {
        report(
          "duplicate key; the first one is on line \(earlier.line)", at: member.keyPosition,
          path + [member.key])
        return false
      }
      first[member.key] = member.keyPosition
      return true
    }
  }

  private mutating func report(_ message: String, at position: TextPosition, _ path: [String]) {
    let problem = ConfigurationProblem(
      location: source.name(of: position), keyPath: path.joined(separator: "."), message: message)
    found.append((position, problem))
  }
}
