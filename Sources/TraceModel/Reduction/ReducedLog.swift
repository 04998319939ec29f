/// A log that was made as small as it can be, with what belongs beside it: ready to be kept as a test, or sent.
package struct ReducedLog {
  /// The log.
  package private(set) var bytes: ContiguousArray<UInt8>
  /// What the configuration says under which it gives the finding; `nil` where none is needed.
  private var values: JSONNode?

  /// A log and the configuration that it is checked under.
  package init(_ bytes: ContiguousArray<UInt8>, _ configuration: Configuration) {
    self.bytes = bytes
    let values = configuration.origins.values
    if !values.members.isEmpty { self.values = Self.standingAlone(values) }
  }

  /// The configuration as JSON.
  package var configuration: ContiguousArray<UInt8>? {
    values.map { values in
      var writer = JSONWriter()
      writer.write(values)
      return writer.bytes + [0x0A]
    }
  }

  /// What a configuration says of reading and of the app: files beside it stay where they are.
  private static func standingAlone(_ values: JSONNode) -> JSONNode {
    let apart: Set<String> = ["$schema", "extends", "baseline", "reports", "gate", "requiredVersion"]
    return JSONNode(.object(values.members.filter { !apart.contains($0.key) }), at: values.position)
  }

  /// The report on it, as `check --report json` writes it.
  package func report(_ settings: RunSettings, _ options: RenderOptions) -> ContiguousArray<UInt8> {
    let today = CalendarDay(secondsSince1970: 0)
    var builder = ReportBuilder(configuration: settings.configuration, filter: RunFilter(), today: today)
    builder.add(LogProbe(settings).result(bytes, named: "input.log"))
    return ReportFormat.json.render(builder.built(gate: GateSettings()), options)
  }

  // MARK: Without names

  /// The same with other names and addresses instead of the log's own.
  package func redacted(_ settings: RunSettings) -> ReducedLog {
    let names = NameTokens(Set(LogProbe(settings).result(bytes).names))
    var redacted = self
    redacted.bytes = ContiguousArray(names.replacedNames(String(decoding: bytes, as: UTF8.self)).utf8)
    redacted.values = values.map { Self.redacted($0, names) }
    return redacted
  }

  /// Whether it gives a finding of a rule, as certain.
  package func gives(_ target: FindingTarget, _ settings: RunSettings) -> Bool {
    var target = target
    target.fingerprint = nil
    return LogProbe(settings).findings(bytes).contains(where: target.isMet)
  }

  /// Ids and levels of rules are nobody's names.
  private static func redacted(_ node: JSONNode, _ names: NameTokens) -> JSONNode {
    switch node.value {
    case .string(let text): JSONNode(.string(names.replacedNames(text)), at: node.position)
    case .array(let nodes): JSONNode(.array(nodes.map { redacted($0, names) }), at: node.position)
    case .object(let members):
      JSONNode(.object(members.map { redacted($0, names) }), at: node.position)
    case .null, .bool, .number: node
    }
  }

  private static func redacted(_ member: JSONMember, _ names: NameTokens) -> JSONMember {
    var member = member
    switch member.key {
    case "id", "rule", "level", "rules": return member
    case "controllers", "labels":
      let members = member.node.members.map { named in
        var named = redacted(named, names)
        named.key = names.replacedNames(named.key)
        return named
      }
      member.node.value = .object(members)
    default: member.node = redacted(member.node, names)
    }
    return member
  }
}
