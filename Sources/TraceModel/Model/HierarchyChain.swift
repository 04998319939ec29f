/// The controllers from a window's root to the one on top, at one moment of a trace.
package struct HierarchyChain: Sendable {
  /// One controller of the chain.
  package struct Step: Sendable {
    /// Its name.
    package var controller: String
    /// Its instance, where the log gives one.
    package var instance: String?
    /// The rule by which it follows on the one before: "visible of the navigation Nav".
    package var rule: String
    /// What is special about it at this moment, such as "is being dismissed"; may be empty.
    package var note = ""
  }

  /// The controllers, the root first.
  package var steps: [Step] = []
  /// What the log does not tell, a sentence each.
  package var unknown: [String] = []

  /// An empty chain.
  package init() {}
}
