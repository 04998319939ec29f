/// A call in the order of a transition: who is called, and what, in one number.
struct OrderCall: Hashable, Sendable {
  /// The number.
  let number: UInt32

  init(number: UInt32) {
    self.number = number
  }

  init(name: UInt32, kind: EventKind, isEarly: Bool = false) {
    number = name << 8 | (isEarly ? Self.earlyBit : 0) | UInt32(kind.rawValue)
  }

  private static let earlyBit: UInt32 = 0x80

  /// Who is called.
  var name: UInt32 { number >> 8 }

  /// What is called.
  var kind: EventKind? { EventKind(rawValue: UInt8(truncatingIfNeeded: number & ~Self.earlyBit)) }

  /// Whether it came before the transition began, though it was only then known to belong to it.
  var isEarly: Bool { number & Self.earlyBit != 0 }

  /// The calls of an order as they came: early ones first.
  static func sorted(_ numbers: [UInt32]) -> [OrderCall] {
    let calls = numbers.map(OrderCall.init(number:))
    return calls.filter(\.isEarly).map { OrderCall(number: $0.number & ~earlyBit) }
      + calls.filter { !$0.isEarly }
  }
}
