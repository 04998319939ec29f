/// The controllers from a window's root to the one on top, at one moment of a trace.
public struct HierarchyChain: Sendable {
  /// One controller of the chain.
  public struct Step: Sendable {
    /// Its name.
    public var controller: String
    /// Its instance, where the log gives one.
    public var instance: String?
    /// The rule by which it follows on the one before: "visible of the navigation Nav".
    public var rule: String
    /// What is special about it at this moment, such as "is being dismissed"; may be empty.
    public var note = ""
  }

  /// The controllers, the root first.
  public var steps: [Step] = []
  /// What the log does not tell, a sentence each.
  public var unknown: [String] = []

  /// An empty chain.
  public init() {}
}
