/// Turns values that were checked against the table of keys into a configuration.
struct ConfigurationDecoder {
  private let origins: ConfigurationOrigins
  private let rules: RuleNames

  init(origins: ConfigurationOrigins, rules: RuleNames) {
    self.origins = origins
    self.rules = rules
  }

  func configuration() -> Configuration {
    var result = Configuration()
    let root = origins.values
    result.origins = origins
    result.app = app(root)
    result.formats = (root["formats"]?.elements ?? []).compactMap { node in
      node.text.map { ($0, node.position) }
    }
    result.words = (root["words"]?.members ?? []).compactMap { member in
      event(member.node).map { (member.key, $0) }
    }
    result.labels = (root["labels"]?.members ?? []).compactMap { member in
      member.node.text.map { (member.key, $0) }
    }
    result.rules = (root["rules"]?.members ?? []).compactMap(ruleSetting)
    for index in result.app.rules.indices {
      let setting = result.rules.setting(for: result.app.rules[index].id)
      result.app.rules[index].isOff = setting?.level == .off
    }
    result.suppressions = (root["suppressions"]?.elements ?? []).compactMap(suppression)
    result.followsLogs = root["suppressionsInLogs"]?.flag ?? result.followsLogs
    result.baseline = root["baseline"].flatMap(path)
    result.gate = gate(root["gate"])
    result.reports = (root["reports"]?.elements ?? []).compactMap(report)
    return result
  }

  private func app(_ root: JSONNode) -> AppDescription {
    var app = AppDescription()
    app.os = root["os"]?.text.flatMap(OSVersion.init)
    app.device = word(root["device"], of: Device.self) ?? app.device
    app.compactHeight = root["compactHeight"]?.flag ?? app.compactHeight
    app.controllers = (root["controllers"]?.members ?? []).map(controller).narrowestFirst
    app.rules = (root["appRules"]?.elements ?? []).compactMap(appRule)
    return app
  }

  private func appRule(_ node: JSONNode) -> AppRule? {
    var rule = try? AppRuleReader.read(node)
    rule?.location = origins.name(of: node.position)
    return rule
  }

  private func controller(_ member: JSONMember) -> ControllerDescription {
    var controller = ControllerDescription(pattern: member.key)
    controller.style = member.node["style"]?.text.flatMap(PresentationStyle.init(name:))
    controller.presentedBy = member.node["presentedBy"]?.text
    controller.modalInPresentation = member.node["modalInPresentation"]?.flag
    controller.zooms = member.node["transition"]?.text == "zoom"
    controller.coversPresenter = member.node["coversPresenter"]?.flag
    controller.container = word(member.node["in"], of: ContainerKind.self)
    controller.logs = (member.node["logs"]?.elements ?? []).compactMap(event)
    return controller
  }

  private func ruleSetting(_ member: JSONMember) -> RuleSetting? {
    guard let selector = rules.selector(member.key),
      let level = word(member.node.elements.first ?? member.node, of: RuleSetting.Level.self)
    else { return nil }
    let options = member.node.elements.dropFirst().first
    return RuleSetting(
      selector: selector, level: level, possible: word(options?["possible"], of: RuleSetting.Level.self),
      position: member.node.position)
  }

  private func suppression(_ node: JSONNode) -> Suppression? {
    guard let selector = node["rule"]?.text.flatMap(rules.selector), let reason = node["reason"]?.text else {
      return nil
    }
    return Suppression(
      selector: selector, controller: node["controller"]?.text ?? "*", reason: reason,
      expires: node["expires"]?.text.flatMap(CalendarDay.init), position: node.position)
  }

  private func gate(_ node: JSONNode?) -> GateSettings {
    var gate = GateSettings()
    gate.failOn = word(node?["failOn"], of: GateSettings.FailLevel.self) ?? gate.failOn
    gate.maxWarnings = node?["maxWarnings"]?.text.flatMap(JSONNumber.integer)
    gate.minEvents = node?["minEvents"]?.text.flatMap(JSONNumber.integer) ?? gate.minEvents
    return gate
  }

  private func report(_ node: JSONNode) -> ReportRequest? {
    guard let text = node.text, var request = try? ReportRequest(text) else { return nil }
    request.file = request.file.map { resolve($0, of: node) }
    return request
  }

  private func path(_ node: JSONNode) -> String? {
    node.text.map { resolve($0, of: node) }
  }

  /// A path starts from the folder of the file that it is in.
  private func resolve(_ path: String, of node: JSONNode) -> String {
    origins.sources[node.position.source].resolve(path)
  }

  private func event(_ node: JSONNode) -> EventKind? {
    node.text.flatMap(EventKind.init(name:))
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode?, of type: Word.Type
  ) -> Word? {
    guard let text = node?.text else { return nil }
    let vocabulary = ConfigurationShape.WordList(noun: "", words: Word.allCases.map(\.rawValue))
    return vocabulary.word(for: text).flatMap(Word.init(rawValue:))
  }
}

extension EventKind {
  /// The event of a name in the canonical notation, in any capitals.
  package init?(name: String) {
    guard let kind = Self.byName[name.asciiLowercased] else { return nil }
    self = kind
  }

  /// Rules of an app ask several times for each condition.
  private static let byName = Dictionary(
    allCases.map { ($0.name.asciiLowercased, $0) }, uniquingKeysWith: { first, _ in first })
}

extension OSVersion {
  /// The release of a text such as `17`, `17.4` or `17.4.1`; `nil` where it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16($0) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count), numbers[0] > 0 else { return nil }
    self.init(major: Int(numbers[0]), minor: numbers.count > 1 ? Int(numbers[1]) : 0)
  }
}
