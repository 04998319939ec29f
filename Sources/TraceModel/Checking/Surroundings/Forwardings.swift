/// What containers that forward the appearance to their children by hand told each of them last.
struct Forwardings: ~Copyable, Sendable {
  /// The last call by which a container told a child of its appearance.
  struct Call: Equatable, Sendable {
    var appearing: Bool?
    var line: Int
    /// Whether it waits for its end.
    var isOpen: Bool
  }

  private var calls: [InstanceRef: Call] = [:]

  /// So many children are kept before those that are no more are let go.
  static let limit = 256

  var count: Int { calls.count }

  /// `beginAppearanceTransition`: the opposite value before the end says that the move was cancelled; the same value
  /// says nothing new.
  ///
  /// - Returns: the call before, where that has not ended and said the same.
  mutating func begin(
    _ child: InstanceRef, appearing: Bool?, line: Int, _ instances: InstanceTable
  ) -> Call? {
    let last = calls[child]
    forget(instances)
    calls[child] = Call(appearing: appearing, line: line, isOpen: true)
    guard let last, last.isOpen, appearing != nil, last.appearing == appearing else { return nil }
    return last
  }

  private mutating func forget(_ instances: InstanceTable) {
    guard calls.count > Self.limit else { return }
    for child in Array(calls.keys) where instances.place(of: child) == nil { calls[child] = nil }
  }

  /// `endAppearanceTransition`.
  ///
  /// - Returns: the end before, where nothing began since.
  mutating func end(_ child: InstanceRef, line: Int) -> Call? {
    // Of a child that nobody was heard to begin with, the beginning may lie before the log.
    guard let last = calls[child] else { return nil }
    calls[child] = Call(appearing: last.appearing, line: line, isOpen: false)
    return last.isOpen ? nil : last
  }
}

/// Two calls by which a container forwards the appearance by hand do not balance.
struct ForwardingFact: Equatable, Sendable {
  var child: Instance
  var before: Forwardings.Call
  var line: Int
}
