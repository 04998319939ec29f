/// What tells one instance of a class from another in a log: an address, a counter or an identifier.
///
/// The kind is in the two highest bits, which no user-space address has.
package struct InstanceKey: Hashable, Sendable {
  /// Kind and value together; 0 stands for "the log gives none".
  package var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The log names no instance.
  package static let none = InstanceKey(bits: 0)

  /// An instance known by its address.
  package static func address(_ value: UInt64) -> InstanceKey {
    InstanceKey(bits: value & ~(3 << 62))
  }

  /// An instance known by a number that the app counts itself, as in `FaceViewController(2)`.
  package static func counter(_ value: UInt64) -> InstanceKey {
    InstanceKey(bits: value & ~(3 << 62) | 1 << 62)
  }

  /// An instance known by a text of its own, such as a UUID, held in the symbol table.
  package static func identifier(_ text: Symbol) -> InstanceKey {
    InstanceKey(bits: UInt64(text.index) | 2 << 62)
  }

  /// Whether the log gives an instance at all.
  package var isSome: Bool { bits != 0 }

  /// The instance as a person writes it: `0x7fd1e6042310`, `(2)`, or the identifier; `nil` for none.
  package func text(_ names: borrowing SymbolTable) -> String? {
    guard isSome else { return nil }
    if let number = numberText { return number }
    return names.name(of: identifier)
  }

  /// The same, with the texts of names from elsewhere.
  package func text(_ name: (Symbol) -> String) -> String? {
    guard isSome else { return nil }
    return numberText ?? name(identifier)
  }

  /// The number that the app counts; `nil` where something else tells the instance.
  var count: UInt64? { bits >> 62 == 1 ? bits & ~(3 << 62) : nil }

  private var numberText: String? {
    let value = bits & ~(3 << 62)
    switch bits >> 62 {
    case 0: return "0x" + String(value, radix: 16)
    case 1: return "(\(value))"
    default: return nil
    }
  }

  private var identifier: Symbol { Symbol(index: UInt32(truncatingIfNeeded: bits & ~(3 << 62))) }
}
