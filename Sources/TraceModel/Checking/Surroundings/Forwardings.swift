/// The last call that each child got from a container that forwards the appearance by hand.
struct Forwardings: ~Copyable, Sendable {
  /// The last call by which a container told a child of its appearance.
  struct Call: Equatable, Sendable {
    var appearing: Bool?
    var line: Int
    /// How many transitions had begun by then.
    var serial: UInt32 = 0
    /// Whether it waits for its end.
    var isOpen: Bool
    /// Whether it says again what the call before it said.
    var isAgain = false
  }

  private var calls: [InstanceRef: Call] = [:]

  /// How many children are kept before those that no longer exist are dropped.
  static let limit = 256

  var count: Int { calls.count }
  var isEmpty: Bool { calls.isEmpty }

  /// `beginAppearanceTransition`: the opposite value before the end says that the move was cancelled; the same value
  /// says nothing new.
  ///
  /// - Returns: the call before, where that has not ended and said the same.
  mutating func begin(
    _ child: InstanceRef, appearing: Bool?, line: Int, serial: UInt32, _ instances: InstanceTable
  ) -> Call? {
    let last = calls[child]
    forget(instances)
    let isAgain = last.map { $0.isOpen && appearing != nil && $0.appearing == appearing } ?? false
    calls[child] = Call(
      appearing: appearing, line: line, serial: serial, isOpen: true, isAgain: isAgain)
    return isAgain ? last : nil
  }

  /// Where a child was told again what it had been told before, if it wasn't told anything since; otherwise 0.
  func lineToldAgain(_ child: InstanceRef) -> Int { calls[child].map { $0.isAgain ? $0.line : 0 } ?? 0 }

  /// The last call of a child, if its end hasn't come.
  func open(_ child: InstanceRef) -> Call? { calls[child].flatMap { $0.isOpen ? $0 : nil } }

  /// The children that wait for an end, in the order in which they were told.
  var waiting: [InstanceRef] {
    calls.filter(\.value.isOpen).sorted { $0.value.line < $1.value.line }.map(\.key)
  }

  private mutating func forget(_ instances: InstanceTable) {
    guard calls.count > Self.limit else { return }
    for child in Array(calls.keys) where instances.index(of: child) == nil { calls[child] = nil }
  }

  /// `endAppearanceTransition`.
  ///
  /// - Returns: the end before, where nothing began since.
  mutating func end(_ child: InstanceRef, line: Int) -> Call? {
    // If no beginning was logged for a child, it may be before the start of the log.
    guard let last = calls[child] else { return nil }
    calls[child] = Call(appearing: last.appearing, line: line, isOpen: false)
    return last.isOpen ? nil : last
  }
}

/// Two calls that don't balance, made by a container that forwards the appearance by hand.
struct ForwardingFact: Equatable, Sendable {
  var child: Instance
  var before: Forwardings.Call
  var line: Int
  /// Whether others have its name, and none of them was told that it moves.
  var isOneOfSeveral = false
}
