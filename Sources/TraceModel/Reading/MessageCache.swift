/// What the last few hundred different messages of hand-made shapes were read as.
///
/// A log prints the same messages again and again, one for each screen and callback; reading each shape anew costs
/// many times what looking the message up costs. Only messages that tell a controller's callback and nothing else
/// are kept, for these mean the same wherever they stand.
struct MessageCache {
  private static let size = 1024
  private static let longest = 120

  private struct Entry {
    var hash: UInt64 = 0
    var count = 0
    var kind = EventKind.diagnostic
    var subject = Participant.none
  }

  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: size)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: size * longest)

  /// The event that a message was read as before.
  @inline(__always)
  func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (EventKind, Participant)? {
    let count = end - start
    guard count > 0, count <= Self.longest else { return nil }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    let slot = Int(truncatingIfNeeded: hash >> 40) & (Self.size - 1)
    let entry = entries[slot]
    guard entry.hash == hash, entry.count == count,
      ByteScan.equal(letters.span, at: slot * Self.longest, bytes, at: start, count: count)
    else { return nil }
    return (entry.kind, entry.subject)
  }

  /// Keeps what a message was read as, in place of another one if need be.
  mutating func learn(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ kind: EventKind, _ subject: Participant) {
    let count = end - start
    guard count > 0, count <= Self.longest else { return }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    let slot = Int(truncatingIfNeeded: hash >> 40) & (Self.size - 1)
    entries[slot] = Entry(hash: hash, count: count, kind: kind, subject: subject)
    for index in 0..<count { letters[slot * Self.longest + index] = bytes[start + index] }
  }
}
