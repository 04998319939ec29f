/// What is to be asked of the next callback, a bit for each part that waits for one. In most of a log nothing waits: so
/// a callback asks for all of them at once, and for each only where one does.
struct Waiting: OptionSet, Sendable {
  var rawValue: UInt32

  // The judges.
  static let backgroundMoves = Waiting(rawValue: 1)
  static let callsByHand = Waiting(rawValue: 2)
  static let doubledCalls = Waiting(rawValue: 4)
  static let levelsTakenAlong = Waiting(rawValue: 8)
  static let loneTurns = Waiting(rawValue: 16)
  static let mirroredSteps = Waiting(rawValue: 32)
  static let overdueMoves = Waiting(rawValue: 64)
  static let presentersInDoubt = Waiting(rawValue: 128)

  // The app.
  static let endings = Waiting(rawValue: 256)
  static let scenes = Waiting(rawValue: 512)
  static let unseenDismissal = Waiting(rawValue: 1024)

  /// Notes whether a part waits.
  @inline(__always)
  mutating func note(_ part: Waiting, _ waits: Bool) {
    if waits { formUnion(part) } else { subtract(part) }
  }
}
