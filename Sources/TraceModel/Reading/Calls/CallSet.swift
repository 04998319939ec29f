/// Callbacks of names, a bit each.
struct CallSet {
  private var bits: ContiguousArray<UInt16> = []

  /// The bit of a callback.
  static func bit(_ kind: EventKind) -> UInt16 { 1 << UInt16(kind.rawValue) }

  /// The callbacks of a name, a bit each.
  subscript(name: Symbol) -> UInt16 {
    let index = Int(name.index)
    return index < bits.count ? bits[index] : 0
  }

  /// Whether a callback of a name is in it.
  func contains(_ kind: EventKind, of name: Symbol) -> Bool { self[name] & Self.bit(kind) != 0 }

  mutating func insert(_ kind: EventKind, of name: Symbol) {
    let index = Int(name.index)
    while bits.count <= index { bits.append(0) }
    bits[index] |= Self.bit(kind)
  }
}
