/// The ids and names of all rules, to understand what somebody wrote for one.
package struct RuleNames: Sendable {
  /// A rule by its two names.
  package struct Entry: Hashable, Sendable {
    /// The stable id.
    package var id: RuleID
    /// The stable name.
    package var name: String

    /// A rule by its two names.
    package init(id: RuleID, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The rules, by id.
  package let entries: [Entry]
  /// The rules among them that an app has stated.
  package private(set) var own: [AppRule] = []

  /// The names of these rules.
  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.id < $1.id }
  }

  /// These, and rules of an app, whose ids are their names.
  package func with(_ rules: [AppRule]) -> RuleNames {
    var names = with(rules.map(\.id))
    names.own = rules
    return names
  }

  func with(_ own: [RuleID]) -> RuleNames {
    RuleNames(entries + own.map { Entry(id: $0, name: $0.description) })
  }

  /// The rules that an id, a name or the beginning of an id means, in any capitals; `nil` where it is none.
  package func selector(_ text: String) -> RuleSelector? {
    let folded = text.asciiLowercased
    let exact = entries.first {
      $0.id.description.asciiLowercased == folded || $0.name.asciiLowercased == folded
    }
    if let exact { return .rule(exact.id) }
    guard folded.hasPrefix("tc"),
      entries.contains(where: { $0.id.description.asciiLowercased.hasPrefix(folded) })
    else { return nil }
    return .prefix("TC" + folded.dropFirst(2))
  }

  /// The id or name that somebody meant who wrote another.
  package func nearest(to text: String) -> String? {
    NearestWord.suggest(for: text, among: entries.map(\.name) + entries.map(\.id.description))
  }
}
