/// Will-callbacks that their controllers' states don't allow, until both sides have said how they move. Where one goes that
/// was off the screen and one comes that was on it, the log lacks the transition back, which explains both.
struct MirroredSteps: Sendable {
  /// How many will-callbacks a transition of containers and children has at most before its first did-callback.
  private static let limit = 8

  private var waiting: [HeldFinding] = []
  private var hasGone = false
  private var hasCome = false
  private var wills = 0

  /// Whether nothing waits, which is asked at each callback.
  private(set) var isEmpty = true

  /// Notes a call that a controller's state doesn't allow.
  mutating func note(_ state: AppearanceState, _ callback: AppearanceCallback) {
    if state == .hidden, callback == .viewWillDisappear { hasGone = true }
    if state == .appeared, callback == .viewWillAppear { hasCome = true }
    isEmpty = isEmpty && !hasGone && !hasCome
  }

  /// Keeps what is wrong with such a call.
  mutating func wait(_ held: HeldFinding) {
    waiting.append(held)
    isEmpty = false
  }

  /// Follows the callbacks behind what waits.
  ///
  /// - Returns: whether one comes behind those by which the sides of a transition begin to move.
  mutating func follow(_ callback: AppearanceCallback) -> Bool {
    wills += 1
    return !callback.isWill && callback != .viewIsAppearing || wills > Self.limit
  }

  /// Takes what waits, as certain as both sides leave it.
  mutating func takeAll() -> [HeldFinding] {
    defer { self = MirroredSteps() }
    guard hasGone, hasCome else { return waiting }
    return waiting.map { held in
      var doubted = held
      doubted.finding.doubt(.linesMissing)
      return doubted
    }
  }
}
