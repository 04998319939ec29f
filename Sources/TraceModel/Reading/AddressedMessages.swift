/// What the last few hundred different messages with an address were read as, whatever the address.
///
/// Such messages are new with each instance, and what they mean does not hang on the digits: `viewDidLoad <Home: 0x7f40>`
/// is read the long way once, and told by what stands around the digits from then on.
struct AddressedMessages {
  private var cache = MessageCache()

  /// The event that a message was read as before, with another address or the same.
  func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (EventKind, Participant)? {
    guard let digits = Self.onlyDigits(in: bytes, from: start, to: end),
      let (kind, subject) = cache.recall(
        bytes, head: start..<digits.lowerBound, tail: digits.upperBound..<end)
    else { return nil }
    return (kind, Participant(name: subject.name, instance: Self.key(bytes, digits)))
  }

  /// Keeps what a message was read as.
  ///
  /// - Returns: whether it is such a message, and its address is the instance's.
  mutating func learn(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ kind: EventKind, _ subject: Participant
  ) -> Bool {
    guard let digits = Self.onlyDigits(in: bytes, from: start, to: end),
      Self.key(bytes, digits) == subject.instance
    else { return false }
    cache.learn(bytes, head: start..<digits.lowerBound, tail: digits.upperBound..<end, kind, subject)
    return true
  }

  private static func key(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> InstanceKey {
    ObjectText.address(bytes, at: digits.lowerBound - 2, to: digits.upperBound)
  }

  /// The digits of the only address of a message, where they do not end it: a message that ends so may be cut.
  private static func onlyDigits(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    guard let digits = digits(in: bytes, from: start, to: end), digits.upperBound < end,
      3..<16 ~= digits.count, key(bytes, digits).isSome,
      self.digits(in: bytes, from: digits.upperBound, to: end) == nil
    else { return nil }
    return digits
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
}
