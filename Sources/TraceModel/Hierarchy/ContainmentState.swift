/// How far a child has come into its parent, or out of it: what containment said so far. A machine of its own, which
/// says what a call breaks.
struct ContainmentState: OptionSet, Sendable {
  let rawValue: UInt8

  /// addChild, or willMove(toParent: P), was seen: the attachment began in this trace.
  static let begun = ContainmentState(rawValue: 1)
  /// willMove(toParent: P) came for the current parent.
  static let willMove = ContainmentState(rawValue: 2)
  static let didMove = ContainmentState(rawValue: 4)
  /// willMove(toParent: nil) came.
  static let willLeave = ContainmentState(rawValue: 8)
  /// The same, and it hasn't appeared since.
  static let leaves = ContainmentState(rawValue: 16)

  /// It gets a parent: by addChild, or by willMove(toParent:).
  mutating func begin(isSameParent: Bool) {
    // A didMove before this was that of another parent.
    if !isSameParent { remove(.didMove) }
    insert(.begun)
    subtract([.willLeave, .leaves])
  }

  /// willMove(toParent: P), and whether all that P was ever told of it must be in the log.
  ///
  /// - Returns: whether didMove came before it.
  mutating func noteWillMove(isWholeInLog: Bool) -> Bool {
    defer { insert(.willMove) }
    return contains(.didMove) && !contains(.willMove) && (contains(.begun) || isWholeInLog)
  }

  /// It goes, or is about to.
  ///
  /// - Returns: whether didMove never came; asked again, that is told no more.
  mutating func noteGoing() -> Bool {
    guard isSuperset(of: [.willMove, .begun]), !contains(.didMove) else { return false }
    insert(.didMove)
    return true
  }

  /// It is out.
  ///
  /// - Returns: whether it was not told before; asked again, that is told no more.
  mutating func noteLeft() -> Bool {
    guard contains(.begun), !contains(.willLeave) else { return false }
    insert(.willLeave)
    return true
  }

  /// Whether it has come so far that a step is its next, or one after something that was left out.
  func awaits(_ step: ContainmentStep) -> Bool {
    guard contains(.begun) else { return false }
    switch step {
    case .added: return false
    case .willMove: return !contains(.willMove)
    case .didMove: return !contains(.didMove)
    case .willLeave: return !contains(.willLeave)
    case .removed, .left: return true
    }
  }
}
