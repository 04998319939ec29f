/// The controllers that were popped, dismissed or removed and haven't been released: a leak if later
/// instances of the class were.
struct Releases: ~Copyable, Sendable {
  private var awaited: [Awaited] = []
  /// Those that later instances have outlived. Only the end of the log tells that they are never released.
  private var overdue: [InstanceRef: Awaited] = [:]

  /// How many are awaited at once; beyond that the oldest are given up.
  static let limit = 4096

  /// A controller whose deinit may come at any time.
  struct Awaited: Equatable, Sendable {
    var instance: InstanceRef
    var name: Symbol
    /// The line at which it went.
    var goneLine: Int
    /// How many transitions had begun when it went.
    var transitionsBefore: Int
    /// Whether the log says that it went for good; otherwise it's inferred from the order of the calls.
    var isTold = true
    /// Whether its departure revealed another controller.
    var reveals = false
    /// Whether what it was in, or what it had come over, was released before it.
    var isLeftBehind = false
    /// How many instances of its class began later and were released.
    var releasedLater = 0

    /// Whether it is leaked, unless it is still released or shown again.
    var isOverdue: Bool { isTold && releasedLater >= 2 }
  }

  /// Whether none is awaited or overdue.
  @inline(__always)
  var isEmpty: Bool { awaited.isEmpty && overdue.isEmpty }

  /// A controller has gone.
  mutating func expect(_ gone: Awaited) {
    if awaited.count >= Self.limit { awaited.removeFirst(Self.limit / 2) }
    awaited.append(gone)
  }

  /// Whether only the order of the calls tells that a controller has gone for good.
  func isUntold(_ instance: InstanceRef) -> Bool {
    awaited.contains { $0.instance == instance && !$0.isTold }
  }

  /// It's shown again, or released: it was kept on purpose.
  mutating func giveUp(_ instance: InstanceRef) {
    while let index = awaited.firstIndex(where: { $0.instance == instance }) { awaited.close(at: index) }
    if !overdue.isEmpty { overdue[instance] = nil }
  }

  /// A deinit: releases this instance, and counts for those of its class that went before it began.
  mutating func release(_ instance: InstanceRef, _ name: Symbol, begunAt line: Int) {
    giveUp(instance)
    var isAnyOverdue = false
    for index in awaited.indices where awaited[index].name == name && awaited[index].goneLine < line {
      awaited[index].releasedLater += 1
      isAnyOverdue = isAnyOverdue || awaited[index].isOverdue
    }
    guard isAnyOverdue else { return }
    for one in awaited where one.isOverdue { overdue[one.instance] = one }
    awaited.removeAll(where: \.isOverdue)
  }

  /// The controllers that are leaked at the end of a trace. One later release proves it if the trace went on
  /// for long; if only the order of the calls tells that a controller went, it takes two, and it must never
  /// have been shown again.
  func leaked(after transitionCount: Int) -> [Awaited] {
    let late = awaited.filter {
      $0.isTold
        ? $0.releasedLater >= 1 && transitionCount - $0.transitionsBefore >= 10 : $0.releasedLater >= 2
    }
    return (overdue.values + late).sorted {
      ($0.goneLine, $0.instance.index.index) < ($1.goneLine, $1.instance.index.index)
    }
  }
}
