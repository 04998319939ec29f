/// Who was popped, dismissed or removed and has not been released: a leak where later ones of the class were.
struct Releases: ~Copyable, Sendable {
  private var awaited: [Awaited] = []

  /// How many are awaited at once; of more the oldest are given up.
  static let limit = 4096

  /// A controller whose deinit may come at any time.
  struct Awaited: Equatable, Sendable {
    var instance: InstanceRef
    var name: Symbol
    /// The line at which it went.
    var goneLine: Int
    /// How many transitions there had been when it went.
    var transitionsBefore: Int
    /// Whether the log says that it went for good; else only the order of the calls does.
    var isTold = true
    /// Whether somebody came to light by that.
    var reveals = false
    /// How many instances of its class began later and were released.
    var releasedLater = 0
  }

  /// A controller has gone.
  mutating func expect(_ gone: Awaited) {
    if awaited.count >= Self.limit { awaited.removeFirst(Self.limit / 2) }
    awaited.append(gone)
  }

  /// Whether only the order of the calls tells that a controller has gone for good.
  func isUntold(_ instance: InstanceRef) -> Bool {
    awaited.contains { $0.instance == instance && !$0.isTold }
  }

  /// It is shown again: it was kept on purpose.
  mutating func giveUp(_ instance: InstanceRef) { awaited.removeAll { $0.instance == instance } }

  /// A deinit: releases this one, and counts for those of its class that went before it began.
  ///
  /// - Returns: those that are leaked for certain, since two later ones were released.
  mutating func release(_ instance: InstanceRef, _ name: Symbol, begunAt line: Int) -> [Awaited] {
    if awaited.isEmpty { return [] }
    giveUp(instance)
    for place in awaited.indices where awaited[place].name == name && awaited[place].goneLine < line {
      awaited[place].releasedLater += 1
    }
    let leaked = awaited.filter { $0.isTold && $0.releasedLater >= 2 }
    if !leaked.isEmpty { awaited.removeAll { $0.isTold && $0.releasedLater >= 2 } }
    return leaked
  }

  /// Who is leaked at the end of a trace: one later release proves it where the trace went on for long. Of whom only the
  /// order tells that they went it takes two, and that they were never shown again.
  func leaked(after transitionCount: Int) -> [Awaited] {
    awaited.filter {
      $0.isTold
        ? $0.releasedLater >= 1 && transitionCount - $0.transitionsBefore >= 10 : $0.releasedLater >= 2
    }
  }
}
