/// What the last few thousand different messages were read as.
///
/// A log prints the same messages again and again, one for each screen and callback. An entry is a message
/// without the digits of its addresses, at most two, and replays what the full reading found, with the
/// addresses of the new line; its number, time and process may be any. So it can't read what the full reading
/// would not.
struct MessageCache {
  /// How many entries there are for messages of one hash.
  private static let ways = 4
  /// It begins with the lower number of entries and grows to the upper one; then a new entry replaces an old
  /// one.
  private static let sizes = 1024...8192
  private static let longest = 120

  private struct Entry {
    var event = KeptEvent()
    var manner = CallManner()
    /// How many letters are before the first address, between the two, and after them.
    var head: UInt8 = 0
    var middle: UInt8 = 0
    var tail: UInt8 = 0
    /// Whose address the first is, and the second.
    var first = Owner.nobody
    var second = Owner.nobody

    var count: Int { Int(head) + Int(middle) + Int(tail) }
  }

  private enum Owner { case nobody, subject, object }

  /// A message that was read before, with its own addresses.
  struct Known {
    fileprivate var slot: Int
    fileprivate var first = InstanceKey.none
    fileprivate var second = InstanceKey.none
  }

  private var turn = 0
  /// Whether any message was kept around an address: where none was, none is looked for.
  private var hasAddresses = false
  /// Apart from the entries, so that those of one hash are looked at together; 0 where there is none.
  private var hashes = ContiguousArray<UInt64>(repeating: 0, count: sizes.lowerBound)
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: sizes.lowerBound)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: sizes.lowerBound * longest)

  /// Looks up what a message was read as before.
  ///
  /// It changes nothing. It says that it does so that nobody copies the cache to ask it.
  @inline(__always)
  mutating func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Known? {
    guard start < end else { return nil }
    guard hasAddresses, let address = MessageAddresses.first(bytes, from: start, to: end) else {
      return slot(bytes, start, end).map { Known(slot: $0) }
    }
    // Most have one: what is behind it need not be searched, as it is compared.
    if let slot = slot(bytes, MessageAddresses.Pieces(around: address.digits, start, end)) {
      return Known(slot: slot, first: address.key)
    }
    return recallSeveral(bytes, start, end)
  }

  /// The same where there may be two addresses, or more than are told apart.
  @inline(never)
  private mutating func recallSeveral(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Known? {
    let addresses = MessageAddresses(bytes, from: start, to: end)
    if addresses.count == 0 { return slot(bytes, start, end).map { Known(slot: $0) } }
    return slot(bytes, addresses.pieces(start, end)).map {
      Known(slot: $0, first: addresses.first.key, second: addresses.second.key)
    }
  }

  /// The call that a known message tells of at a line.
  @inline(__always)
  func call(_ known: Known, line: Int) -> ToldCall {
    // Through a span an entry is looked at where it is; an element of an array would be copied.
    let entries = entries.span
    var subject = entries[known.slot].event.subject
    if entries[known.slot].first == .subject { subject.instance = known.first }
    if entries[known.slot].second == .subject { subject.instance = known.second }
    return ToldCall(kind: entries[known.slot].event.kind, subject: subject, line: line)
  }

  /// What a known message tells of.
  @inline(__always)
  func kind(_ known: Known) -> EventKind { entries.span[known.slot].event.kind }

  /// How a known message tells of its call.
  @inline(__always)
  func manner(_ known: Known) -> CallManner { entries.span[known.slot].manner }

  /// Tells what a known message says in an event that has nothing but its line, its time and its process.
  @inline(__always)
  func tell(_ known: Known, _ event: inout Event) {
    let entries = entries.span
    entries[known.slot].event.tell(&event)
    if known.first.isSome { address(&event, entries[known.slot].first, known.first) }
    if known.second.isSome { address(&event, entries[known.slot].second, known.second) }
  }

  @inline(__always)
  private func address(_ event: inout Event, _ owner: Owner, _ key: InstanceKey) {
    switch owner {
    case .subject: event.subject.instance = key
    case .object: event.object.instance = key
    case .nobody: break
    }
  }

  /// The entry of a message without addresses.
  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let count = end - start
    guard count <= Self.longest else { return nil }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end) | 1
    let hashes = hashes.span
    let entries = entries.span
    let first = offset(hash)
    for slot in first..<first + Self.ways
    where hashes[slot] == hash && Int(entries[slot].head) == count && entries[slot].first == .nobody
      && ByteScan.equal(letters.span, at: slot * Self.longest, bytes, at: start, count: count)
    {
      return slot
    }
    return nil
  }

  /// The entry of a message around its addresses.
  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ pieces: MessageAddresses.Pieces) -> Int? {
    guard pieces.count <= Self.longest else { return nil }
    let hash = Self.hash(bytes, pieces)
    let hashes = hashes.span
    let first = offset(hash)
    for slot in first..<first + Self.ways where hashes[slot] == hash && holds(slot, bytes, pieces) {
      return slot
    }
    return nil
  }

  @inline(__always)
  private func holds(_ slot: Int, _ bytes: Span<UInt8>, _ pieces: MessageAddresses.Pieces) -> Bool {
    let entries = entries.span
    let letters = letters.span
    let (head, middle, tail) = (pieces.head.count, pieces.middle.count, pieces.tail.count)
    let own = slot * Self.longest
    return Int(entries[slot].head) == head && Int(entries[slot].middle) == middle
      && Int(entries[slot].tail) == tail
      && ByteScan.equal(letters, at: own, bytes, at: pieces.head.lowerBound, count: head)
      && ByteScan.equal(letters, at: own + head + middle, bytes, at: pieces.tail.lowerBound, count: tail)
      && (middle == 0
        || ByteScan.equal(letters, at: own + head, bytes, at: pieces.middle.lowerBound, count: middle))
  }

  /// Keeps what a message was read as, instead of another one if need be.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ event: Event, _ manner: CallManner
  ) {
    let addresses = MessageAddresses(bytes, from: start, to: end)
    let pieces = addresses.pieces(start, end)
    var entry = Entry(event: KeptEvent(event), manner: manner)
    guard start < end, pieces.count <= Self.longest,
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
      for offset in piece {
        letters[letter] = bytes[offset]
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
    if let free = (offset(hash)..<offset(hash) + Self.ways).first(where: { hashes[$0] == 0 }) { return free }
    if hashes.count < Self.sizes.upperBound {
      grow()
      return freeSlot(hash)
    }
    turn &+= 1
    return offset(hash) + turn % Self.ways
  }

  private mutating func grow() {
    let old = self
    let size = hashes.count * 2
    hashes = ContiguousArray(repeating: 0, count: size)
    entries = ContiguousArray(repeating: Entry(), count: size)
    letters = ContiguousArray(repeating: 0, count: size * Self.longest)
    for slot in old.hashes.indices where old.hashes[slot] != 0 {
      // What had an entry before has one in a table twice as large.
      guard
        let free = (offset(old.hashes[slot])..<offset(old.hashes[slot]) + Self.ways).first(where: {
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

  /// The index of the first entry of a hash.
  @inline(__always)
  private func offset(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (hashes.count - Self.ways)
  }
}
