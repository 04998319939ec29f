/// Findings about presenters: each waits until that controller shows whether it stayed below what was presented, or was
/// itself on its way out.
struct PresentersInDoubt: Sendable {
  /// How many wait at most.
  static let limit = 32

  /// One that waits.
  struct Waiting: Sendable {
    var presenter: InstanceRef
    var presented: InstanceRef
    var finding: HeldFinding
    /// Whether nothing but the order names the presenter. One that is named, and released with what it presented, went along
    /// with it, and was owed no call.
    var isGuessed = true
  }

  private var waiting: [Waiting] = []

  var isEmpty: Bool { waiting.isEmpty }

  /// Keeps a finding about a presenter; the oldest of too many no longer waits, and is returned.
  mutating func wait(_ one: Waiting) -> HeldFinding? {
    waiting.append(one)
    return waiting.count > Self.limit ? waiting.removeFirst().finding : nil
  }

  /// Takes out what waits for a controller.
  mutating func take(_ presenter: InstanceRef) -> [Waiting] {
    let found = waiting.filter { $0.presenter == presenter }
    if !found.isEmpty { waiting.removeAll { $0.presenter == presenter } }
    return found
  }

  /// Takes out all, at the end of the log.
  mutating func takeAll() -> [Waiting] {
    defer { waiting = [] }
    return waiting
  }
}
