/// The findings that a team knows already: the file that a gate holds a run against.
package struct Baseline: Hashable, Sendable {
  /// The name of the file where none is said.
  package static let fileName = ".tracecheck-baseline.json"
  /// The version of the format: a reader refuses another first number.
  package static let formatVersion = "1.0"

  /// A fault that is known.
  package struct Entry: Hashable, Sendable {
    /// What it is.
    package var key: FaultKey
    /// The controller as the log spells it.
    package var controller: String
    /// How often it occurs.
    package var count: Int
    /// Why it is borne; may be empty.
    package var reason: String

    /// A fault that is known.
    package init(key: FaultKey, controller: String, count: Int, reason: String = "") {
      self.key = key
      self.controller = controller
      self.count = count
      self.reason = reason
    }
  }

  private var byKey: [FaultKey: Entry] = [:]

  /// A baseline of nothing.
  package init() {}

  /// The faults, sorted: the lines of the file.
  package var entries: [Entry] { byKey.values.sorted { $0.key < $1.key } }

  /// How many findings it knows.
  package var findingCount: Int { byKey.values.reduce(0) { $0 + $1.count } }

  /// The entry of a fault; giving it none, or none that occurs, takes it out.
  package subscript(key: FaultKey) -> Entry? {
    get { byKey[key] }
    set { byKey[key] = newValue.flatMap { $0.count > 0 ? $0 : nil } }
  }

  /// What it knows of the rules and the controllers that a filter asks for.
  package func restricted(to filter: RunFilter) -> Baseline {
    var some = self
    some.byKey = byKey.filter { key, entry in
      filter.includes(rule: key.rule) && filter.includes(controller: entry.controller)
    }
    return some
  }

  /// Adds a finding.
  package mutating func accept(_ finding: Finding, reason: String) {
    let key = FaultKey(finding)
    var entry = self[key] ?? Entry(key: key, controller: finding.controller, count: 0)
    entry.count += 1
    if !reason.isEmpty { entry.reason = reason }
    self[key] = entry
  }

  /// Knows a fault as often as it occurs; one that is known as often already stays as it is.
  package mutating func accept(_ entry: Entry, reason: String) {
    guard entry.count > byKey[entry.key]?.count ?? 0 else { return }
    var entry = entry
    if !reason.isEmpty { entry.reason = reason }
    self[entry.key] = entry
  }

  /// The file, an entry a line, so that changes can be read and merged.
  package var bytes: ContiguousArray<UInt8> {
    var text = "{\"formatVersion\":\"\(Self.formatVersion)\",\"entries\":[\n"
    let lines = entries.map(Self.line)
    text += lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
    return ContiguousArray(text.utf8)
  }

  private static func line(_ entry: Entry) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.member("rule", entry.key.rule.description)
      object.member("controller", entry.controller)
      object.member("transition", entry.key.transition?.name)
      object.member("count", entry.count)
      object.member("reason", entry.reason)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
