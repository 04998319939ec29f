/// Batches on their way from reading to checking, which run side by side: a few at most, so that memory stays small.
actor BatchChannel {
  /// How many batches may wait.
  private static let room = 6

  private var waiting: [EventBatch] = []
  private var isOver = false
  private var sender: CheckedContinuation<Void, Never>?
  private var taker: CheckedContinuation<EventBatch?, Never>?

  /// Hands a batch over; waits while there is no room. False when nobody wants more.
  func send(_ batch: EventBatch) async -> Bool {
    if let taker {
      self.taker = nil
      taker.resume(returning: batch)
      return !isOver
    }
    waiting.append(batch)
    if waiting.count >= Self.room, !isOver { await withCheckedContinuation { sender = $0 } }
    return !isOver
  }

  /// The next batch, in the order in which they were sent; `nil` after the last.
  func next() async -> EventBatch? {
    if waiting.isEmpty {
      if isOver { return nil }
      return await withCheckedContinuation { taker = $0 }
    }
    let batch = waiting.removeFirst()
    resumeSender()
    return batch
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
