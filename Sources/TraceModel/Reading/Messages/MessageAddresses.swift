/// The digits of the addresses in a message, where it holds one or two.
struct MessageAddresses {
  /// One of them.
  struct Address {
    /// Where its digits are, behind `0x`.
    var digits = 0..<0
    /// The instance that they name.
    var key = InstanceKey.none
  }

  /// The message without the digits.
  struct Pieces {
    var head: Range<Int>
    var middle: Range<Int>
    var tail: Range<Int>
    /// How many addresses are between them.
    var addresses: Int

    var count: Int { head.count &+ middle.count &+ tail.count }

    /// Of a message without addresses.
    @inline(__always)
    init(_ start: Int, _ end: Int) {
      head = start..<end
      middle = end..<end
      tail = end..<end
      addresses = 0
    }

    /// Around the digits of one address.
    @inline(__always)
    init(around digits: Range<Int>, _ start: Int, _ end: Int) {
      head = start..<digits.lowerBound
      middle = end..<end
      tail = digits.upperBound..<end
      addresses = 1
    }

    /// Around those of two.
    init(around first: Range<Int>, and second: Range<Int>, _ start: Int, _ end: Int) {
      head = start..<first.lowerBound
      middle = first.upperBound..<second.lowerBound
      tail = second.upperBound..<end
      addresses = 2
    }
  }

  /// How many there are.
  private(set) var count = 0
  private(set) var first = Address()
  private(set) var second = Address()

  /// None.
  init() {}

  /// The addresses between two offsets; none where there are more than two, or one that is cut or too long.
  init(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard let one = Self.first(bytes, from: start, to: end) else { return }
    var offset = one.digits.upperBound
    first = one
    count = 1
    guard let two = Self.next(bytes, &offset, start, end) else { return }
    second = two
    count = 2
    if !Self.isWhole(two, bytes, start, end) || Self.next(bytes, &offset, start, end) != nil {
      self = MessageAddresses()
    }
  }

  /// The first address; `nil` where there is none, or it is cut or too long.
  @inline(never)
  static func first(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Address? {
    var offset = start
    guard let one = next(bytes, &offset, start, end), isWhole(one, bytes, start, end) else { return nil }
    return one
  }

  /// The address whose digits begin at an offset; `nil` where none does, or it is cut or too long.
  @inline(__always)
  static func at(_ offset: Int, _ bytes: Span<UInt8>, from start: Int, to end: Int) -> Address? {
    let (value, count) = HexDigits.starting(bytes, at: offset, before: end)
    let found = Address(digits: offset..<offset &+ count, key: .address(value))
    return isWhole(found, bytes, start, end) ? found : nil
  }

  /// Whether `0x` is before an offset.
  @inline(__always)
  static func mayBegin(at offset: Int, _ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    offset &- start >= 2 && offset < end && bytes[offset &- 1] == UInt8(ascii: "x")
      && bytes[offset &- 2] == UInt8(ascii: "0")
  }

  /// What is left of a message.
  func pieces(_ start: Int, _ end: Int) -> Pieces {
    switch count {
    case 0: Pieces(start, end)
    case 1: Pieces(around: first.digits, start, end)
    default: Pieces(around: first.digits, and: second.digits, start, end)
    }
  }

  @inline(__always)
  private static func next(_ bytes: Span<UInt8>, _ offset: inout Int, _ start: Int, _ end: Int) -> Address? {
    while offset < end {
      let sign = ByteScan.first(UInt8(ascii: "x"), in: bytes, from: offset, to: end)
      guard sign < end else { return nil }
      offset = sign + 1
      guard sign > start, bytes[sign - 1] == UInt8(ascii: "0") else { continue }
      let (value, count) = HexDigits.starting(bytes, at: offset, before: end)
      if count > 0 {
        offset += count
        return Address(digits: offset &- count..<offset, key: .address(value))
      }
    }
    return nil
  }

  /// Whether an address has the length of one, and doesn't end a message inside of an object: that may be cut.
  private static func isWhole(_ address: Address, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard 3..<16 ~= address.digits.count, address.key.isSome else { return false }
    return address.digits.upperBound < end
      || ByteScan.first(UInt8(ascii: "<"), in: bytes, from: start, to: end) == end
  }
}
