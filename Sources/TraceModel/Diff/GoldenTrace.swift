/// The behaviour of a good run as a file that people review: sorted, without times, lines and addresses.
package struct GoldenTrace: Sendable {
  /// Why a text is no golden trace.
  package struct Unreadable: Error, Sendable {
    /// The reason in words.
    package let message: String

    /// A text that is none, for a reason.
    package init(message: String) {
      self.message = message
    }
  }

  /// The version of the format.
  private static let formatVersion = "1.0"
  private(set) var facts: Set<BehaviourFact>
  private var findings: Set<String>

  /// The behaviour of a run, and the faults that it is known to have.
  package init(_ side: DiffSide) {
    facts = side.stories.reduce(into: []) {
      $0.formUnion(FactCollector().facts(of: $1, isBefore: false).keys)
    }
    findings = Set(side.report.findings.map(Self.text))
  }

  /// Whether a finding was there when the trace was taken.
  func knows(_ finding: Finding) -> Bool { findings.contains(Self.text(finding)) }

  /// The findings that it has and that are none of some.
  func lost(from findings: [Finding]) -> [String] {
    self.findings.subtracting(findings.map(Self.text)).sorted()
  }

  private static func text(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.controller)" + (finding.transition.map { " \($0.name)" } ?? "")
  }

  /// The trace as it is where classes have another name since it was taken.
  func renamed(_ renames: [RenamedClass]) -> GoldenTrace {
    guard !renames.isEmpty else { return self }
    let names = facts.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let newNames = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        renames.lazy.compactMap { $0.newName(of: name) }.first.map { (name, $0) }
      })
    let renamed = { (text: String) in
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { newNames[String($0)] ?? String($0) }.joined(separator: " ")
    }
    var trace = self
    trace.findings = Set(findings.map(renamed))
    trace.facts = Set(
      facts.map { fact in
        BehaviourFact(
          flow: renamed(fact.flow), controller: renamed(fact.controller), calls: fact.calls.map(renamed))
      })
    return trace
  }

  /// Reads the text of a golden trace.
  package init(_ bytes: ContiguousArray<UInt8>) throws(Unreadable) {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONReader.read(bytes)
    } catch {
      throw Unreadable(message: "\(error.position.line):\(error.position.column): \(error.message)")
    }
    guard case .object(let members) = root.value,
      let version = members.first(where: { $0.key == "formatVersion" }),
      case .string(Self.formatVersion) = version.node.value
    else { throw Unreadable(message: "it is no golden trace of version \(Self.formatVersion)") }
    var facts: Set<BehaviourFact> = []
    for (key, isOrder) in [("controllers", false), ("transitions", true)] {
      guard let member = members.first(where: { $0.key == key }), case .object(let owners) = member.node.value
      else { throw Unreadable(message: "`\(key)` is missing") }
      for owner in owners {
        for calls in Self.lists(owner.node) {
          facts.insert(
            BehaviourFact(
              flow: isOrder ? owner.key : "", controller: isOrder ? "" : owner.key, calls: calls))
        }
      }
    }
    self.facts = facts
    findings = Set(members.first { $0.key == "findings" }.map { Self.texts($0.node) } ?? [])
  }

  private static func lists(_ node: JSONNode) -> [[String]] {
    guard case .array(let lists) = node.value else { return [] }
    return lists.map(texts)
  }

  private static func texts(_ node: JSONNode) -> [String] {
    guard case .array(let nodes) = node.value else { return [] }
    return nodes.compactMap { node in
      guard case .string(let text) = node.value else { return nil }
      return text
    }
  }

  /// The text of the file.
  package var bytes: ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("formatVersion", Self.formatVersion)
      object.member("findings", findings.sorted())
      object.key("controllers")
      write(facts.filter { !$0.isOrder }, by: \.controller, to: &object)
      object.key("transitions")
      write(facts.filter(\.isOrder), by: \.flow, to: &object)
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(
    _ facts: Set<BehaviourFact>, by owner: KeyPath<BehaviourFact, String>, to writer: inout JSONWriter
  ) {
    let groups = Dictionary(grouping: facts.sorted()) { $0[keyPath: owner] }.sorted { $0.key < $1.key }
    writer.object { object in
      for (name, facts) in groups {
        object.key(name)
        object.array { list in
          for fact in facts { list.row(fact.calls) }
        }
      }
    }
  }
}
