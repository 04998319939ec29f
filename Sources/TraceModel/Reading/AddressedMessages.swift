/// What the last few hundred different messages with an address were read as, whatever the address.
///
/// Such messages are new with each instance, and what they mean does not hang on the digits: `viewDidLoad <Home: 0x7f40>`
/// is read the long way once, and told by what stands around the digits from then on.
struct AddressedMessages {
  private static let size = 1024
  /// How many places there are for messages of one hash.
  private static let ways = 4
  private static let longest = 120

  /// A message that holds one address, which does not end it: one that ends it may be cut.
  private struct Text {
    var start: Int
    var end: Int
    var digits: Range<Int>
    var key: InstanceKey

    init?(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
      guard let digits = Self.digits(in: bytes, from: start, to: end), digits.upperBound < end,
        end - start - digits.count <= longest,
        Self.digits(in: bytes, from: digits.upperBound, to: end) == nil
      else { return nil }
      let key = ObjectText.address(bytes, at: digits.lowerBound - 2, to: end)
      guard key.isSome, 3..<16 ~= digits.count else { return nil }
      (self.start, self.end, self.digits, self.key) = (start, end, digits, key)
    }

    private static func digits(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
      var place = start
      while place < end {
        let sign = ByteScan.first(UInt8(ascii: "x"), in: bytes, from: place, to: end)
        guard sign < end else { return nil }
        place = sign + 1
        guard sign > start, bytes[sign - 1] == UInt8(ascii: "0") else { continue }
        let last = bytes.endOfHexDigits(from: place, to: end)
        if last > place { return place..<last }
      }
      return nil
    }

    var count: Int { end - start - digits.count }

    func hash(_ bytes: Span<UInt8>) -> UInt64 {
      let head = ByteScan.foldedHash(bytes, from: start, to: digits.lowerBound)
      let tail = ByteScan.foldedHash(bytes, from: digits.upperBound, to: end)
      return (head &* 0x9E37_79B9_7F4A_7C15) ^ tail
    }
  }

  private struct Entry {
    var hash: UInt64 = 0
    /// How many letters stand before the digits, and how many there are without them.
    var head = 0
    var count = 0
    var kind = EventKind.diagnostic
    var name = Symbol.none
  }

  private var turn = 0
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: size)
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: size * longest)

  /// The event that a message was read as before, with another address or the same.
  func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (EventKind, Participant)? {
    guard let text = Text(bytes, from: start, to: end) else { return nil }
    let hash = text.hash(bytes)
    let first = Self.slot(hash)
    for slot in first..<first + Self.ways where entries[slot].hash == hash && holds(slot, text, bytes) {
      return (entries[slot].kind, Participant(name: entries[slot].name, instance: text.key))
    }
    return nil
  }

  private func holds(_ slot: Int, _ text: Text, _ bytes: Span<UInt8>) -> Bool {
    let head = text.digits.lowerBound - text.start
    let own = slot * Self.longest
    return entries[slot].count == text.count && entries[slot].head == head
      && ByteScan.equal(letters.span, at: own, bytes, at: text.start, count: head)
      && ByteScan.equal(
        letters.span, at: own + head, bytes, at: text.digits.upperBound, count: text.count - head)
  }

  /// Keeps what a message was read as, in place of another one if need be.
  ///
  /// - Returns: whether it is such a message, and its address is the instance's.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ kind: EventKind, _ subject: Participant
  ) -> Bool {
    guard let text = Text(bytes, from: start, to: end), text.key == subject.instance else { return false }
    let hash = text.hash(bytes)
    let first = Self.slot(hash)
    let free = (first..<first + Self.ways).first { entries[$0].count == 0 }
    let slot = free ?? first + turn % Self.ways
    turn &+= 1
    let head = text.digits.lowerBound - start
    entries[slot] = Entry(hash: hash, head: head, count: text.count, kind: kind, name: subject.name)
    for index in 0..<text.count {
      letters[slot * Self.longest + index] = bytes[start + index + (index < head ? 0 : text.digits.count)]
    }
    return true
  }

  private static func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (size - ways)
  }
}
