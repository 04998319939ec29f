/// The behaviour of a good run as a file that people review: sorted, without times, lines and addresses.
package struct GoldenTrace: Sendable {
  /// Why a text isn't a golden trace.
  package struct Unreadable: Error, Sendable {
    /// The reason in words.
    package let message: String

    /// A text that isn't one, for a reason.
    package init(message: String) {
      self.message = message
    }
  }

  /// The version of the format.
  private static let formatVersion = "1.0"
  /// Its facts, each with who covers its controller there; without lines.
  private(set) var facts: [BehaviourFact: FactLocation]
  private var findings: Set<String>

  /// The behaviour of a run, and the faults that it is known to have.
  package init(_ side: DiffSide) {
    facts = side.stories.reduce(into: [:]) {
      $0.merge(FactCollector().facts(of: $1, isBefore: false)) { first, _ in first }
    }
    for fact in facts.keys { facts[fact]?.line = 0 }
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
    let names = self.names
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
    trace.facts = facts.reduce(into: [:]) { facts, entry in
      let fact = BehaviourFact(
        flow: renamed(entry.key.flow), controller: renamed(entry.key.controller),
        calls: entry.key.calls.map(renamed))
      facts[fact] = FactLocation(line: 0, presented: entry.value.presented.map(renamed))
    }
    return trace
  }

  /// The controllers that it is about.
  var names: Set<String> {
    facts.reduce(into: []) { $0.formUnion($1.key.names.union($1.value.presented.map { [$0] } ?? [])) }
  }

  /// Reads the text of a golden trace.
  package init(_ bytes: ContiguousArray<UInt8>) throws(Unreadable) {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONReader.read(bytes)
    } catch {
      // Of what doesn't begin as JSON of ours, no sign matters.
      let isOther = bytes.first { !$0.isBlank && $0 != 0x0A } != UInt8(ascii: "{")
      throw Unreadable(
        message: isOther
          ? "it isn't a golden trace"
          : "\(error.position.line):\(error.position.column): \(error.message)")
    }
    guard case .object(let members) = root.value,
      let version = members.first(where: { $0.key == "formatVersion" }),
      case .string(Self.formatVersion) = version.node.value
    else { throw Unreadable(message: "it isn't a golden trace of version \(Self.formatVersion)") }
    var facts: [BehaviourFact: FactLocation] = [:]
    for (key, isOrder) in [("controllers", false), ("transitions", true)] {
      guard let member = members.first(where: { $0.key == key }), case .object(let owners) = member.node.value
      else { throw Unreadable(message: "`\(key)` is missing") }
      for owner in owners {
        for calls in Self.lists(owner.node) {
          let fact = BehaviourFact(
            flow: isOrder ? owner.key : "", controller: isOrder ? "" : owner.key, calls: calls)
          facts[fact] = FactLocation(line: 0)
        }
      }
    }
    for (fact, presented) in Self.covers(members) { facts[fact]?.presented = presented }
    self.facts = facts
    findings = Set(members.first { $0.key == "findings" }.map { Self.texts($0.node) } ?? [])
  }

  /// Who covers whom, and what the covered one hears of it; a trace of before this was kept says nothing of it.
  private static func covers(_ members: [JSONMember]) -> [(BehaviourFact, String)] {
    guard let covers = members.first(where: { $0.key == "covers" }),
      case .object(let presenters) = covers.node.value
    else { return [] }
    return presenters.flatMap { presenter -> [(BehaviourFact, String)] in
      guard case .object(let presented) = presenter.node.value else { return [] }
      return presented.flatMap { one in
        lists(one.node).map { (BehaviourFact(controller: presenter.key, calls: $0), one.key) }
      }
    }
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
      Self.write(facts.keys.filter { !$0.isOrder }, by: \.controller, to: &object)
      object.key("transitions")
      Self.write(facts.keys.filter(\.isOrder), by: \.flow, to: &object)
      writeCovers(to: &object)
    }
    writer.endLine()
    return writer.bytes
  }

  /// Which controller covers which, if one does.
  private func writeCovers(to object: inout JSONWriter) {
    let covers = facts.compactMap { fact, index in index.presented.map { (fact, $0) } }
    guard !covers.isEmpty else { return }
    object.key("covers")
    object.object { presenters in
      let groups = Dictionary(grouping: covers) { $0.0.controller }.sorted { $0.key < $1.key }
      for (presenter, covers) in groups {
        presenters.key(presenter)
        let presented = Dictionary(covers.map { ($0.0, $0.1) }) { first, _ in first }
        Self.write(covers.map(\.0), by: { presented[$0] ?? "" }, to: &presenters)
      }
    }
  }

  private static func write(
    _ facts: [BehaviourFact], by owner: (BehaviourFact) -> String, to writer: inout JSONWriter
  ) {
    let groups = Dictionary(grouping: facts.sorted(), by: owner).sorted { $0.key < $1.key }
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
