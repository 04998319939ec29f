extension Trace {
  /// A rule, by its stable id. Ids and names are never used again for another one; new ones come with new releases, so
  /// that a `switch` over rules needs a `default`.
  public struct Rule: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The id, such as `TC203`.
    public let rawValue: String

    /// A rule by its id or name, in any capitals: `Trace.Rule(rawValue: "presenter-disturbed")`. `nil` where there is
    /// no such rule.
    public init?(rawValue: String) {
      guard case .rule(let id) = RuleNames.ofRegistry.selector(rawValue) else { return nil }
      self.init(id)
    }

    init(_ id: RuleID) { rawValue = id.description }

    /// The name, in words joined by hyphens, such as `presenter-disturbed`.
    public var name: String { RuleID(rawValue).flatMap(RuleRegistry.name) ?? "" }
    /// The id and the name.
    public var description: String { "\(rawValue) \(name)" }
  }
}
