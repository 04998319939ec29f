/// In what two baselines differ.
package struct BaselineChanges {
  /// How many findings the second knows and the first does not.
  package private(set) var added = 0
  /// How many findings the first knows and the second does not.
  package private(set) var removed = 0
  /// A line for each entry that differs.
  package private(set) var lines: [String] = []

  /// The differences between two baselines.
  package init(from old: Baseline, to new: Baseline) {
    let keys = Set(old.entries.map(\.key)).union(new.entries.map(\.key)).sorted()
    for key in keys {
      let (before, after) = (old[key]?.count ?? 0, new[key]?.count ?? 0)
      guard before != after, let entry = new[key] ?? old[key] else { continue }
      added += max(0, after - before)
      removed += max(0, before - after)
      lines.append("\(after > before ? "+" : "-")\(abs(after - before)) \(Self.name(of: entry))")
    }
  }

  /// The numbers, in words.
  package var text: String { "+\(added) −\(removed)" }

  /// What an entry is about.
  package static func name(of entry: Baseline.Entry) -> String {
    let rule = RuleRegistry.name(of: entry.key.rule) ?? "(rule no longer exists)"
    let kind = entry.key.transition.map { " in \($0.name)" } ?? ""
    return
      "\(entry.key.rule) \(rule): \(entry.controller.isEmpty ? "(no controller)" : entry.controller)\(kind)"
  }
}
