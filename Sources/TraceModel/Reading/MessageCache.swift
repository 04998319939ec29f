/// What the last few hundred different messages of hand-made shapes were read as.
///
/// A log prints the same messages again and again, one for each screen and callback; reading each shape anew costs
/// many times what looking the message up costs. Only messages that tell a controller's callback and nothing else
/// are kept, for these mean the same wherever they stand.
struct MessageCache {
  private static let size = 1024
  /// How many places there are for messages of one hash.
  private static let ways = 4
  private static let longest = 120

  private struct Entry {
    var hash: UInt64 = 0
    var count = 0
    var kind = EventKind.diagnostic
    var subject = Participant.none
  }

  private var turn = 0
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: size)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: size * longest)

  /// The event that a message was read as before.
  @inline(__always)
  func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (EventKind, Participant)? {
    let count = end - start
    guard count > 0, count <= Self.longest else { return nil }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    let first = Self.slot(hash)
    for slot in first..<first + Self.ways where entries[slot].hash == hash && entries[slot].count == count {
      if ByteScan.equal(letters.span, at: slot * Self.longest, bytes, at: start, count: count) {
        return (entries[slot].kind, entries[slot].subject)
      }
    }
    return nil
  }

  /// Keeps what a message was read as, in place of another one if need be.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ kind: EventKind, _ subject: Participant
  ) {
    let count = end - start
    guard count > 0, count <= Self.longest else { return }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    let first = Self.slot(hash)
    let free = (first..<first + Self.ways).first { entries[$0].count == 0 }
    let slot = free ?? first + turn % Self.ways
    turn &+= 1
    entries[slot] = Entry(hash: hash, count: count, kind: kind, subject: subject)
    for index in 0..<count { letters[slot * Self.longest + index] = bytes[start + index] }
  }

  @inline(__always)
  private static func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (size - ways)
  }
}
