/// Batches on their way from reading to checking, which run side by side: a few at most, so that memory stays small.
/// A batch that was checked goes back to be filled again.
actor BatchChannel {
  /// How many batches may wait.
  private static let room = 4

  private var waiting: [EventBatch] = []
  private var used: [EventBatch] = []
  private var isOver = false
  private var sender: CheckedContinuation<Void, Never>?
  private var taker: CheckedContinuation<EventBatch?, Never>?

  /// Hands a batch over; waits while there is no room.
  ///
  /// - Returns: a batch to fill next; `nil` when nobody wants more.
  func send(_ batch: EventBatch) async -> EventBatch? {
    if let taker {
      self.taker = nil
      taker.resume(returning: batch)
    } else {
      waiting.append(batch)
      if waiting.count >= Self.room, !isOver { await withCheckedContinuation { sender = $0 } }
    }
    return isOver ? nil : used.popLast() ?? EventBatch()
  }

  /// The next batch, in the order in which they were sent; `nil` after the last.
  ///
  /// - Parameter batch: the one before, which is done with.
  func next(after batch: consuming EventBatch?) async -> EventBatch? {
    if let batch { used.append(batch) }
    if waiting.isEmpty {
      if isOver { return nil }
      return await withCheckedContinuation { taker = $0 }
    }
    let next = waiting.removeFirst()
    resumeSender()
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
