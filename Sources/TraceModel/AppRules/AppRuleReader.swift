/// Understands a rule of the app as the configuration writes it.
struct AppRuleReader {
  /// What is wrong with a rule, and where.
  struct Problem: Error {
    var message: String
    var position: TextPosition
    /// The key that it is about; empty for the whole rule.
    var key = ""
  }

  /// Longer chains nobody means.
  private static let longest = 8

  private let node: JSONNode

  private init(_ node: JSONNode) { self.node = node }

  /// The rule of an object.
  static func read(_ node: JSONNode) throws(Problem) -> AppRule {
    try AppRuleReader(node).rule()
  }

  private func rule() throws(Problem) -> AppRule {
    var rule = AppRule(id: try id(), scope: try scope(), body: try body(), position: node.position)
    rule.message = node["message"]?.text
    rule.level = Severity.allCases.first { $0.name == node["level"]?.text?.asciiLowercased } ?? .error
    rule.within = try within()
    rule.binding = try binding()
    try checkWithin(rule)
    try checkBinding(rule)
    return rule
  }

  private func id() throws(Problem) -> RuleID {
    guard let value = node["id"], let text = value.text, let id = RuleID(app: text) else {
      throw problem(
        "an id starts with a letter and contains only letters, digits, `-`, `_` and `.`; it can't start with TC and "
          + "a digit, which tracecheck reserves",
        "id")
    }
    return id
  }

  // MARK: Scopes

  private func scope() throws(Problem) -> AppRuleScope {
    let given = ["after", "before", "between"].filter { node[$0] != nil }
    if given.count > 1 {
      throw problem(
        "a rule can't have both `\(given[0])` and `\(given[1])`; `between` takes a beginning and an end",
        given[1])
    }
    if node["until"] != nil, given != ["after"] { throw problem("`until` needs an `after`", "until") }
    switch given.first {
    case "after":
      let chain = try chain("after")
      return node["until"] == nil ? .after(chain) : .until(chain, try condition("until"))
    case "before": return .before(try condition("before"))
    case "between":
      let both = try chain("between")
      guard both.count == 2 else {
        throw problem(
          "`between` takes two conditions: the one that opens it and the one that closes it", "between")
      }
      return .between(both[0], both[1])
    default: return .globally
    }
  }

  // MARK: Bodies

  private func body() throws(Problem) -> AppRuleBody {
    let given = ["never", "always", "expect", "atMost"].filter { node[$0] != nil }
    guard let key = given.first, given.count == 1 else {
      throw problem(
        given.isEmpty
          ? "a rule needs one of `never`, `always`, `expect` and `atMost`"
          : "a rule can't have both `\(given[0])` and `\(given[1])`",
        given.dropFirst().first ?? "")
    }
    if key != "atMost", node["of"] != nil { throw problem("`of` needs an `atMost`", "of") }
    switch key {
    case "never": return .never(try condition(key))
    case "always": return .always(try state(key))
    case "expect": return .expect(try chain(key))
    default:
      guard node["of"] != nil else { throw problem("`atMost` needs an `of` that says what it counts", key) }
      return .atMost(node[key]?.text.flatMap(JSONNumber.integer) ?? 0, try condition("of"))
    }
  }

  private func state(_ key: String) throws(Problem) -> AppCondition {
    let condition = try condition(key)
    guard condition.state != nil else {
      throw problem("`always` takes a state, such as `Cart is on screen`, not `\(condition.text)`", key)
    }
    return condition
  }

  // MARK: Conditions

  private func condition(_ key: String) throws(Problem) -> AppCondition {
    let chain = try chain(key)
    guard chain.count == 1 else { throw problem("`\(key)` takes one condition", key) }
    return chain[0]
  }

  private func chain(_ key: String) throws(Problem) -> [AppCondition] {
    guard let value = node[key] else { throw problem("`\(key)` is missing", key) }
    let nodes = value.text == nil ? value.elements : [value]
    guard (1...Self.longest).contains(nodes.count) else {
      throw problem("`\(key)` takes 1 to \(Self.longest) conditions", key)
    }
    var conditions: [AppCondition] = []
    for node in nodes { conditions.append(try condition(of: node, key)) }
    return conditions
  }

  private func condition(of node: JSONNode, _ key: String) throws(Problem) -> AppCondition {
    do throws(AppConditionReader.Problem) {
      return try AppConditionReader.read(node.text ?? "")
    } catch {
      throw Problem(message: error.message, position: node.position, key: key)
    }
  }

  // MARK: Time and binding

  private func within() throws(Problem) -> Int64? {
    guard let text = node["within"]?.text else { return nil }
    let units: [(String, Int64)] = [("ms", 1_000), ("min", 60_000_000), ("s", 1_000_000)]
    for (unit, length) in units where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { $0 != " " }
      guard let count = Double(number), count > 0, count < 1e9 else { break }
      return Int64(count * Double(length))
    }
    throw problem("`\(text)` isn't a time such as 2s, 300ms or 5min", "within")
  }

  private func checkWithin(_ rule: AppRule) throws(Problem) {
    guard rule.within != nil else { return }
    switch rule.scope {
    case .after, .until: return
    case .before where rule.body.expects: return
    case .globally, .between, .before:
      throw problem(
        "`within` needs an `after` to count from, or an `expect` with a `before` to count back from", "within"
      )
    }
  }

  private func binding() throws(Problem) -> String? {
    guard let text = node["for"]?.text else { return nil }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].asciiLowercased == "each" else {
      throw problem("`for` names the controllers: \"each Payment*\"", "for")
    }
    return words[1].filter { $0 != "'" }
  }

  private func checkBinding(_ rule: AppRule) throws(Problem) {
    guard let binding = rule.binding, !rule.conditions.contains(where: rule.uses) else { return }
    let names = rule.conditions.flatMap(\.names).filter { !rule.isBinding($0) }
    throw problem("no condition uses `\(binding)`" + Suggestion.didYouMean(binding, among: names), "for")
  }

  private func problem(_ message: String, _ key: String) -> Problem {
    Problem(
      message: message, position: node[key]?.position ?? node.position, key: node[key] == nil ? "" : key)
  }
}
