/// A line for each slot of a transition, or 0. In place, not a list: each call writes one.
struct SlotLines: Sendable {
  /// Twice sixteen: one vector of all would have to begin at a multiple of 128 bytes.
  private var first = SIMD16<UInt32>()
  private var last = SIMD16<UInt32>()

  subscript(slot: Slot) -> Int {
    @inline(__always)
    get { Int(slot.rawValue < 16 ? first[Int(slot.rawValue) & 15] : last[Int(slot.rawValue) & 15]) }
    @inline(__always)
    set {
      // The mask says that the index is within: then one number is stored, and the vector isn't touched.
      let line = UInt32(truncatingIfNeeded: newValue)
      if usually(slot.rawValue < 16) {
        first[Int(slot.rawValue) & 15] = line
      } else {
        last[Int(slot.rawValue) & 15] = line
      }
    }
  }
}
