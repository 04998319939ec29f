/// A state of the screen that a condition asks for.
package struct AppState: Hashable, Sendable {
  /// What can be so.
  package enum Fact: Hashable, Sendable {
    /// The topmost controller has such a name.
    case isTop(String)
    /// A controller of such a name has appeared and hasn't begun to disappear.
    case isOnScreen(String)
    /// A controller is below another in the chain from the window's root to the top.
    case isBelow(String, String)
  }

  /// What is asked.
  package var fact: Fact
  /// Whether it has to be otherwise.
  package var isNegated = false

  /// A state.
  package init(_ fact: Fact, isNegated: Bool = false) {
    (self.fact, self.isNegated) = (fact, isNegated)
  }

  /// The globs of the controllers that it names.
  package var names: [String] {
    switch fact {
    case .isTop(let name), .isOnScreen(let name): [name]
    case .isBelow(let lower, let upper): [lower, upper]
    }
  }

  /// Whether it takes the chain from the root to the top to tell.
  var asksChain: Bool { if case .isOnScreen = fact { false } else { true } }

  /// Whether it is so in a chain of names, the lowest first.
  func isSo(in chain: [String]) -> Bool {
    isNegated != isFact(in: chain)
  }

  private func isFact(in chain: [String]) -> Bool {
    switch fact {
    case .isOnScreen: return false
    case .isTop(let name): return chain.last.map { Glob.matches(name, $0) } ?? false
    case .isBelow(let lower, let upper):
      guard let first = chain.firstIndex(where: { Glob.matches(lower, $0) }) else { return false }
      return chain[(first + 1)...].contains { Glob.matches(upper, $0) }
    }
  }
}
