/// What the last few thousand different messages were read as.
///
/// A log prints the same messages again and again, one for each screen and callback. An entry is a message
/// without the digits of its addresses, at most two, and replays what the full reading found, with the
/// addresses of the new line; its number, time and process may be any. So it can't read what the full reading
/// would not. Where messages differ in nothing but their values, several that were read in full stand for the rest:
/// `ValueTrials`.
struct MessageCache {
  /// How many entries there are for messages of one hash.
  private static let ways = 4
  /// It begins with the lower number of entries and grows to the upper one; then a new entry replaces an old
  /// one.
  private static let sizes = 1024...8192
  /// As long as two long names with the values of a mark.
  private static let longest = 160

  /// A message that was read before, with its own addresses.
  struct Known {
    fileprivate var slot: Int
    fileprivate var first = InstanceKey.none
    fileprivate var second = InstanceKey.none
  }

  private var turn = 0
  private var blanked = BlankedMessage()
  private var trials = ValueTrials()
  /// Whether any message was kept around an address: where none was, none is looked for.
  private var hasAddresses = false
  /// How far from the beginning of the last message its address was, and before that of one that had it elsewhere.
  private var heads = (last: 0, other: 0)
  /// Apart from the entries, so that those of one hash are looked at together; 0 where there is none.
  private var hashes = ContiguousArray<UInt64>(repeating: 0, count: sizes.lowerBound)
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: sizes.lowerBound)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: sizes.lowerBound * longest)

  /// Looks up what a message was read as before.
  ///
  /// It changes nothing but where it looks for an address first, and nobody copies the cache to ask it.
  @inline(__always)
  mutating func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Known? {
    let known = hasAddresses ? recallAddressed(bytes, start, end) : recallPlain(bytes, start, end)
    return trials.haveProven && known == nil ? recallBlanked(bytes, start, end) : known
  }

  /// The same of a message whose values may be any.
  @inline(never)
  private mutating func recallBlanked(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Known? {
    guard start < end, blanked.take(bytes, from: start, to: end) else { return nil }
    let outline = MessageOutline(blanked)
    guard let slot = slot(hash(ofBlanked: outline), outline),
      ByteScan.equal(
        letters.span, at: slot &* Self.longest, blanked.letters.span, at: 0, count: blanked.count)
    else { return nil }
    return Known(slot: slot, first: blanked.first, second: blanked.second)
  }

  private func hash(ofBlanked outline: MessageOutline) -> UInt64 {
    ByteScan.hash(blanked.letters.span, from: 0, to: blanked.count, after: outline.hash)
  }

  /// The same of a message without addresses.
  @inline(never)
  private mutating func recallPlain(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Known? {
    guard start < end, end &- start <= Self.longest else { return nil }
    let outline = MessageOutline(head: end &- start)
    return slot(bytes, around: end..<end, start, end, outline).map { Known(slot: $0) }
  }

  /// The same of a message that may have an address.
  @inline(never)
  private mutating func recallAddressed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Known? {
    guard start < end,
      let address = likelyAddress(bytes, start, end)
        ?? MessageAddresses.first(bytes, from: start, to: end)
    else { return recallPlain(bytes, start, end) }
    // Most have one: what is behind it need not be searched, as it is compared.
    let (head, tail) = (address.digits.lowerBound &- start, end &- address.digits.upperBound)
    guard head &+ tail <= Self.longest else { return recallSeveral(bytes, start, end) }
    let outline = MessageOutline(head: head, tail: tail, addresses: 1)
    guard let slot = slot(bytes, around: address.digits, start, end, outline) else {
      return recallSeveral(bytes, start, end)
    }
    if head != heads.last { heads = (head, heads.last) }
    return Known(slot: slot, first: address.key)
  }

  /// The address of a message that has it where one before it had its own, and that need not be searched for it. An entry that is
  /// the same in all else says that it's the first.
  @inline(__always)
  private func likelyAddress(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> MessageAddresses.Address? {
    var offset = start &+ heads.last
    if !MessageAddresses.mayBegin(at: offset, bytes, from: start, to: end) {
      offset = start &+ heads.other
      guard MessageAddresses.mayBegin(at: offset, bytes, from: start, to: end) else { return nil }
    }
    return MessageAddresses.at(offset, bytes, from: start, to: end)
  }

  /// The same where there may be two addresses, or more than are told apart.
  @inline(never)
  private mutating func recallSeveral(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Known? {
    let addresses = MessageAddresses(bytes, from: start, to: end)
    if addresses.count == 0 { return recallPlain(bytes, start, end) }
    let pieces = addresses.pieces(start, end)
    guard pieces.count <= Self.longest else { return nil }
    let outline = MessageOutline(pieces)
    let (head, middle) = (pieces.head.count, pieces.middle.count)
    guard let slot = slot(Self.hash(bytes, pieces, outline), outline), holds(slot, 0, bytes, pieces.head),
      holds(slot, head, bytes, pieces.middle), holds(slot, head + middle, bytes, pieces.tail)
    else { return nil }
    return Known(slot: slot, first: addresses.first.key, second: addresses.second.key)
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

  /// How a known message tells of its call.
  @inline(__always)
  func manner(_ known: Known) -> CallManner { entries.span[known.slot].manner }

  /// Whether nothing but its words is to be known of how a known message tells its call.
  @inline(__always)
  func isBare(_ known: Known) -> Bool { entries.span[known.slot].isBare }

  /// Tells what a known message says in an event that has nothing but its time and its process.
  @inline(__always)
  func tell(_ known: Known, _ call: ToldCall, _ event: inout Event) {
    let entries = entries.span
    entries[known.slot].event.tell(&event)
    (event.kind, event.subject, event.line) = (call.kind, call.subject, call.line)
    if entries[known.slot].first == .object { event.object.instance = known.first }
    if entries[known.slot].second == .object { event.object.instance = known.second }
  }

  /// The entry of a message that a piece is left out of.
  @inline(__always)
  private mutating func slot(
    _ bytes: Span<UInt8>, around piece: Range<Int>, _ start: Int, _ end: Int, _ outline: MessageOutline
  ) -> Int? {
    let hash = ByteScan.hash(bytes, around: piece, start, end, after: outline.hash)
    guard let slot = slot(hash, outline),
      ByteScan.equal(letters.span, at: slot &* Self.longest, bytes, around: piece, start, end)
    else { return nil }
    return slot
  }

  /// The first entry with a hash.
  @inline(__always)
  private mutating func slot(_ hash: UInt64, _ outline: MessageOutline) -> Int? {
    let first = offset(hash)
    for slot in first..<first &+ Self.ways where hashes[slot] == hash | 1 {
      return entries.span[slot].outline == outline ? slot : nil
    }
    return nil
  }

  /// Whether the letters of an entry are those of a piece of a message, from one of them on.
  private mutating func holds(_ slot: Int, _ letter: Int, _ bytes: Span<UInt8>, _ piece: Range<Int>) -> Bool {
    piece.isEmpty
      || ByteScan.equal(
        letters.span, at: slot &* Self.longest &+ letter, bytes, at: piece.lowerBound, count: piece.count)
  }

  /// Keeps what a message was read as, instead of another one if need be.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ event: Event, _ manner: CallManner
  ) {
    learnBlanked(bytes, start, end, event, manner)
    let addresses = MessageAddresses(bytes, from: start, to: end)
    let pieces = addresses.pieces(start, end)
    var entry = Entry(event, manner)
    guard start < end, pieces.count <= Self.longest,
      let first = owner(addresses.first.key, event),
      let second = owner(addresses.second.key, event), first != second || first == .nobody
    else { return }
    hasAddresses = hasAddresses || first != .nobody
    entry.first = first
    entry.second = second
    entry.outline = MessageOutline(pieces)
    var letter = keep(entry, Self.hash(bytes, pieces, entry.outline)) * Self.longest
    for piece in [pieces.head, pieces.middle, pieces.tail] {
      ByteScan.copy(bytes, piece, to: &letters, at: letter)
      letter += piece.count
    }
  }

  /// Keeps a message without its values if those that were read before have told the same.
  private mutating func learnBlanked(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ event: Event, _ manner: CallManner
  ) {
    guard manner.sourceLine == 0, manner.bareLine == 0, start < end,
      blanked.take(bytes, from: start, to: end)
    else { return }
    var entry = Entry(event, manner)
    entry.outline = MessageOutline(blanked)
    entry.first = owner(blanked.first, event) ?? .nobody
    entry.second = owner(blanked.second, event) ?? .nobody
    // Whose address is none of the first two would be told wrongly.
    guard entry.takeOwned(from: event) else { return }
    let hash = hash(ofBlanked: entry.outline)
    guard trials.prove(entry, hash) else { return }
    let letter = keep(entry, hash) * Self.longest
    for offset in 0..<blanked.count { letters[letter + offset] = blanked.letters[offset] }
  }

  /// Keeps an entry, and returns where.
  private mutating func keep(_ entry: Entry, _ hash: UInt64) -> Int {
    // None is 0, which says that there is no entry.
    let slot = freeSlot(hash | 1)
    hashes[slot] = hash | 1
    entries[slot] = entry
    return slot
  }

  /// Whose an address is; `nil` where it is nobody's, so that the message is not worth keeping.
  private func owner(_ key: InstanceKey, _ event: Event) -> Owner? {
    guard key.isSome else { return .nobody }
    if event.subject.instance == key { return event.object.instance == key ? nil : .subject }
    return event.object.instance == key ? .object : nil
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
      let letter = slot * Self.longest
      ByteScan.copy(
        old.letters.span, letter..<letter + Self.longest, to: &letters, at: free * Self.longest)
    }
  }

  private static func hash(
    _ bytes: Span<UInt8>, _ pieces: MessageAddresses.Pieces, _ outline: MessageOutline
  ) -> UInt64 {
    let head = hash(bytes, pieces.head, after: outline.hash)
    return hash(bytes, pieces.tail, after: hash(bytes, pieces.middle, after: head))
  }

  private static func hash(_ bytes: Span<UInt8>, _ piece: Range<Int>, after hash: UInt64) -> UInt64 {
    piece.isEmpty ? hash : ByteScan.hash(bytes, from: piece.lowerBound, to: piece.upperBound, after: hash)
  }

  /// The index of the first entry of a hash.
  @inline(__always)
  private func offset(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (hashes.count - Self.ways)
  }
}
