/// Things on their way from one stage of the work to the next, which run side by side: a few at most, so that memory
/// stays small. What was used goes back to be filled again.
actor Channel<Item: Sendable> {
  /// How many may wait.
  private static var room: Int { 4 }

  private let make: @Sendable () -> Item
  private var waiting: [Item] = []
  private var used: [Item] = []
  private var isOver = false
  private var sender: CheckedContinuation<Void, Never>?
  private var taker: CheckedContinuation<Item?, Never>?

  /// A channel; `make` makes the empty things that it takes to begin.
  init(_ make: @escaping @Sendable () -> Item) {
    self.make = make
  }

  /// Something empty, or used before, to be filled.
  func empty() -> Item { used.popLast() ?? make() }

  /// Hands something over; waits while there is no room.
  ///
  /// - Returns: something to fill next; `nil` when nobody wants more.
  func send(_ item: consuming Item) async -> Item? {
    if let taker {
      self.taker = nil
      taker.resume(returning: item)
    } else {
      waiting.append(item)
      if waiting.count >= Self.room, !isOver { await withCheckedContinuation { sender = $0 } }
    }
    return isOver ? nil : empty()
  }

  /// The next one, in the order in which they were sent; `nil` after the last.
  ///
  /// - Parameter item: the one before, which is done with.
  func next(after item: consuming Item?) async -> Item? {
    if let item { used.append(item) }
    if waiting.isEmpty {
      if isOver { return nil }
      return await withCheckedContinuation { taker = $0 }
    }
    let next = waiting.removeFirst()
    // Not before it can hand over several: each time that a stage sleeps, its processor may take a while to wake.
    if waiting.count <= Self.room / 2 { resumeSender() }
    return next
  }

  /// Nothing more is sent, or nothing more is wanted.
  func end() {
    isOver = true
    resumeSender()
    taker?.resume(returning: nil)
    taker = nil
  }

  private func resumeSender() {
    sender?.resume()
    sender = nil
  }
}
