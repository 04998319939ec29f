/// A call in the order of a transition: who is called, and what, in one number.
struct OrderCall: Hashable, Sendable {
  /// The number.
  let number: UInt32

  init(number: UInt32) {
    self.number = number
  }

  init(name: UInt32, kind: EventKind) {
    number = name << 8 | UInt32(kind.rawValue)
  }

  /// Who is called.
  var name: UInt32 { number >> 8 }

  /// What is called.
  var kind: EventKind? { EventKind(rawValue: UInt8(truncatingIfNeeded: number)) }
}
