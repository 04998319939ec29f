/// What the last few thousand different messages were read as.
///
/// A log prints the same messages again and again, one for each screen and callback. An entry is a message without the
/// digits of its addresses, two at the most, and replays what the long way read: with the addresses of the line, and
/// whatever line, time and process it stands in. So it can't read what the long way would not.
struct MessageCache {
  /// How many places there are for messages of one hash.
  private static let ways = 4
  /// It begins with so many entries and grows to so many; then a new one takes the place of an old one.
  private static let sizes = 1024...8192
  private static let longest = 120

  private struct Entry {
    var event = KeptEvent()
    var manner = CallManner()
    /// How many letters stand before the first address, between the two, and behind.
    var head: UInt8 = 0
    var middle: UInt8 = 0
    var tail: UInt8 = 0
    /// Whose address the first is, and the second.
    var first = Owner.nobody
    var second = Owner.nobody

    var count: Int { Int(head) + Int(middle) + Int(tail) }
  }

  private enum Owner { case nobody, subject, object }

  private var turn = 0
  /// Whether any message was kept around an address: where none was, none is looked for.
  private var hasAddresses = false
  /// Apart from the entries, so that those of one place are looked at together; 0 where there is none.
  private var hashes = ContiguousArray<UInt64>(repeating: 0, count: sizes.lowerBound)
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: sizes.lowerBound)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: sizes.lowerBound * longest)

  /// The event that a message was read as before, with its own addresses, and how it is told.
  ///
  /// It changes nothing. It says that it does so that nobody copies the cache to ask it.
  @inline(__always)
  mutating func recall(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ process: Int32, line: Int, time: Int64?
  ) -> (Event, CallManner)? {
    let addresses = hasAddresses ? MessageAddresses(bytes, from: start, to: end) : MessageAddresses()
    guard let slot = slot(bytes, start, end, addresses) else { return nil }
    // Through a span an entry is looked at where it lies; an element of an array would be copied.
    let entries = entries.span
    var event = entries[slot].event.event(line: line, process: process, time: time)
    if addresses.count > 0 { address(&event, entries[slot].first, addresses.first.key) }
    if addresses.count > 1 { address(&event, entries[slot].second, addresses.second.key) }
    return (event, entries[slot].manner)
  }

  @inline(__always)
  private func address(_ event: inout Event, _ owner: Owner, _ key: InstanceKey) {
    switch owner {
    case .subject: event.subject.instance = key
    case .object: event.object.instance = key
    case .nobody: break
    }
  }

  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ addresses: MessageAddresses) -> Int? {
    guard start < end, end - start - addresses.digitCount <= Self.longest else { return nil }
    let pieces = addresses.pieces(start, end)
    let hash = Self.hash(bytes, pieces)
    let first = place(hash)
    let hashes = hashes.span
    for slot in first..<first + Self.ways
    where hashes[slot] == hash && holds(slot, bytes, pieces) {
      return slot
    }
    return nil
  }

  @inline(__always)
  private func holds(_ slot: Int, _ bytes: Span<UInt8>, _ pieces: MessageAddresses.Pieces) -> Bool {
    let entries = entries.span
    guard Int(entries[slot].head) == pieces.head.count, Int(entries[slot].middle) == pieces.middle.count,
      Int(entries[slot].tail) == pieces.tail.count
    else { return false }
    let letters = letters.span
    var own = slot * Self.longest
    guard ByteScan.equal(letters, at: own, bytes, at: pieces.head.lowerBound, count: pieces.head.count) else {
      return false
    }
    own += pieces.head.count
    if pieces.middle.isEmpty, pieces.tail.isEmpty { return true }
    guard ByteScan.equal(letters, at: own, bytes, at: pieces.middle.lowerBound, count: pieces.middle.count)
    else { return false }
    own += pieces.middle.count
    return ByteScan.equal(letters, at: own, bytes, at: pieces.tail.lowerBound, count: pieces.tail.count)
  }

  /// Keeps what a message was read as, in place of another one if need be.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ event: Event, _ manner: CallManner
  ) {
    let addresses = MessageAddresses(bytes, from: start, to: end)
    let pieces = addresses.pieces(start, end)
    var entry = Entry(event: KeptEvent(event), manner: manner)
    guard start < end, end - start - addresses.digitCount <= Self.longest,
      let first = owner(addresses.first, event),
      let second = owner(addresses.second, event), first != second || first == .nobody
    else { return }
    hasAddresses = hasAddresses || first != .nobody
    entry.first = first
    entry.second = second
    entry.head = UInt8(pieces.head.count)
    entry.middle = UInt8(pieces.middle.count)
    entry.tail = UInt8(pieces.tail.count)
    let hash = Self.hash(bytes, pieces)
    let slot = freeSlot(hash)
    hashes[slot] = hash
    entries[slot] = entry
    var letter = slot * Self.longest
    for piece in [pieces.head, pieces.middle, pieces.tail] {
      for place in piece {
        letters[letter] = bytes[place]
        letter += 1
      }
    }
  }

  /// Whose an address is; `nil` where it is nobody's, so that the message is not worth keeping.
  private func owner(_ address: MessageAddresses.Address, _ event: Event) -> Owner? {
    guard address.key.isSome else { return .nobody }
    if event.subject.instance == address.key { return event.object.instance == address.key ? nil : .subject }
    return event.object.instance == address.key ? .object : nil
  }

  private mutating func freeSlot(_ hash: UInt64) -> Int {
    if let free = (place(hash)..<place(hash) + Self.ways).first(where: { hashes[$0] == 0 }) { return free }
    if hashes.count < Self.sizes.upperBound {
      grow()
      return freeSlot(hash)
    }
    turn &+= 1
    return place(hash) + turn % Self.ways
  }

  private mutating func grow() {
    let old = self
    let size = hashes.count * 2
    hashes = ContiguousArray(repeating: 0, count: size)
    entries = ContiguousArray(repeating: Entry(), count: size)
    letters = ContiguousArray(repeating: 0, count: size * Self.longest)
    for slot in old.hashes.indices where old.hashes[slot] != 0 {
      // What had a place before has one in a table twice as large.
      guard
        let free = (place(old.hashes[slot])..<place(old.hashes[slot]) + Self.ways).first(where: {
          hashes[$0] == 0
        })
      else { continue }
      hashes[free] = old.hashes[slot]
      entries[free] = old.entries[slot]
      for letter in 0..<old.entries[slot].count {
        letters[free * Self.longest + letter] = old.letters[slot * Self.longest + letter]
      }
    }
  }

  @inline(__always)
  private static func hash(_ bytes: Span<UInt8>, _ pieces: MessageAddresses.Pieces) -> UInt64 {
    var hash = ByteScan.foldedHash(bytes, from: pieces.head.lowerBound, to: pieces.head.upperBound)
    if !pieces.middle.isEmpty {
      hash = mix(
        hash, ByteScan.foldedHash(bytes, from: pieces.middle.lowerBound, to: pieces.middle.upperBound))
    }
    if !pieces.tail.isEmpty {
      hash = mix(hash, ByteScan.foldedHash(bytes, from: pieces.tail.lowerBound, to: pieces.tail.upperBound))
    }
    // None is 0, which says that there is no entry.
    return hash | 1
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ other: UInt64) -> UInt64 {
    hash &* 0x9E37_79B9_7F4A_7C15 ^ other
  }

  /// The first of the places of a hash.
  @inline(__always)
  private func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (hashes.count - Self.ways)
  }
}
