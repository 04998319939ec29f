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
    /// How many letters its first piece has, and how many both have.
    var head = 0
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
    guard start < end else { return nil }
    return recall(bytes, head: start..<end, tail: end..<end)
  }

  /// The event that a message was read as before; what stands between its two pieces is no part of it.
  @inline(__always)
  func recall(_ bytes: Span<UInt8>, head: Range<Int>, tail: Range<Int>) -> (EventKind, Participant)? {
    let count = head.count + tail.count
    guard count <= Self.longest else { return nil }
    let hash = Self.hash(bytes, head, tail)
    let first = Self.slot(hash)
    for slot in first..<first + Self.ways
    where entries[slot].hash == hash && entries[slot].count == count && entries[slot].head == head.count {
      let own = slot * Self.longest
      if ByteScan.equal(letters.span, at: own, bytes, at: head.lowerBound, count: head.count),
        tail.isEmpty
          || ByteScan.equal(letters.span, at: own + head.count, bytes, at: tail.lowerBound, count: tail.count)
      {
        return (entries[slot].kind, entries[slot].subject)
      }
    }
    return nil
  }

  /// Keeps what a message was read as, in place of another one if need be.
  mutating func learn(
    _ bytes: Span<UInt8>, head: Range<Int>, tail: Range<Int>, _ kind: EventKind, _ subject: Participant
  ) {
    let count = head.count + tail.count
    guard count > 0, count <= Self.longest else { return }
    let hash = Self.hash(bytes, head, tail)
    let first = Self.slot(hash)
    let free = (first..<first + Self.ways).first { entries[$0].count == 0 }
    let slot = free ?? first + turn % Self.ways
    turn &+= 1
    entries[slot] = Entry(hash: hash, head: head.count, count: count, kind: kind, subject: subject)
    var letter = slot * Self.longest
    for piece in [head, tail] {
      for place in piece {
        letters[letter] = bytes[place]
        letter += 1
      }
    }
  }

  @inline(__always)
  private static func hash(_ bytes: Span<UInt8>, _ head: Range<Int>, _ tail: Range<Int>) -> UInt64 {
    let hash = ByteScan.foldedHash(bytes, from: head.lowerBound, to: head.upperBound)
    if tail.isEmpty { return hash }
    return hash &* 0x9E37_79B9_7F4A_7C15
      ^ ByteScan.foldedHash(bytes, from: tail.lowerBound, to: tail.upperBound)
  }

  @inline(__always)
  private static func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (size - ways)
  }
}
