/// What the rules of an app ask for of a trace: nothing else is noted for them.
package struct AppRuleQuestions: ~Copyable, Sendable {
  /// Whether any rule asks for the chain of controllers from the root to the top.
  let asksChain: Bool
  private var table: AppSightTable

  init(asksChain: Bool, table: consuming AppSightTable) {
    self.asksChain = asksChain
    self.table = table
  }

  /// The kinds of events of each name that are of interest, a bit each; it stays so until a name is learnt.
  var askedKinds: ContiguousArray<UInt64> { table.kinds }

  /// Whether any rule asks for transitions, or for what they change.
  var asksTransitions: Bool { table.asksTransitions || asksChain }

  /// Whether a transition that is mainly about a name is of interest.
  @inline(__always)
  func asks(for kind: TransitionKind, of name: Symbol) -> Bool { table.asks(for: kind, of: name) }

  /// Whether any transition that is mainly about a name is of interest.
  @inline(__always)
  func asksTransitions(of name: Symbol) -> Bool { table.asksTransitions(of: name) }

  /// Learns a name that was met for the first time.
  mutating func learn(_ name: String) { table.learn(name) }
}
