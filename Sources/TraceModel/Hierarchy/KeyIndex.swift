/// Finds what has a name and a key in one step: a hash table whose slots hold both, so that a search looks nowhere else.
struct KeyIndex: Sendable {
  private struct Slot: Sendable {
    var key = InstanceKey.none
    var name = Symbol.none
    /// Where the one with that name and key is; -1 where the slot is free.
    var place: Int32 = -1
  }

  private var slots = ContiguousArray(repeating: Slot(), count: 64)
  private var used = 0

  /// Where the one with a name and a key is.
  @inline(__always)
  func place(of name: Symbol, _ key: InstanceKey) -> Int? {
    let slots = slots.span
    let mask = slots.count - 1
    var slot = Self.hash(name, key) & mask
    while slots[slot].place >= 0 {
      if slots[slot].key == key && slots[slot].name == name { return Int(slots[slot].place) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds one that isn't there.
  mutating func insert(_ name: Symbol, _ key: InstanceKey, at place: Int) {
    if (used + 1) * 2 > slots.count { grow() }
    used += 1
    put(Slot(key: key, name: name, place: Int32(place)))
  }

  /// Takes one out and closes the gap, so that no search stops early.
  mutating func remove(_ name: Symbol, _ key: InstanceKey) {
    guard var hole = slot(of: name, key) else { return }
    let mask = slots.count - 1
    used -= 1
    var slot = (hole + 1) & mask
    while slots[slot].place >= 0 {
      let home = Self.hash(slots[slot].name, slots[slot].key) & mask
      if (slot &- home) & mask >= (slot &- hole) & mask {
        slots[hole] = slots[slot]
        hole = slot
      }
      slot = (slot + 1) & mask
    }
    slots[hole] = Slot()
  }

  @inline(__always)
  private static func hash(_ name: Symbol, _ key: InstanceKey) -> Int {
    let mixed = (key.bits ^ UInt64(name.index) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  private func slot(of name: Symbol, _ key: InstanceKey) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(name, key) & mask
    while slots[slot].place >= 0 {
      if slots[slot].key == key && slots[slot].name == name { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func put(_ one: Slot) {
    let mask = slots.count - 1
    var slot = Self.hash(one.name, one.key) & mask
    while slots[slot].place >= 0 { slot = (slot + 1) & mask }
    slots[slot] = one
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 4)
    for one in old where one.place >= 0 { put(one) }
  }
}
