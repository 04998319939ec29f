/// A set of rows of the catalogue, a bit each.
package struct RowSet: Equatable, Sendable {
  package var bits: UInt64

  package init(bits: UInt64) { self.bits = bits }
  package static let none = RowSet(bits: 0)

  package var isEmpty: Bool { bits == 0 }
  package var count: Int { bits.nonzeroBitCount }
  /// The lowest row; the first that fits in the order of the catalogue.
  package var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }
  package func contains(_ row: Int) -> Bool { bits & 1 << UInt64(row) != 0 }
  package func and(_ other: RowSet) -> RowSet { RowSet(bits: bits & other.bits) }
  package func or(_ other: RowSet) -> RowSet { RowSet(bits: bits | other.bits) }
  package func without(_ other: RowSet) -> RowSet { RowSet(bits: bits & ~other.bits) }
  /// The rows one by one, in the order of the catalogue.
  package var rows: [Int] { (0..<64).filter(contains) }
}

/// The catalogue as bit masks, so that an event narrows all rows at once.
///
/// For each slot: the rows that do not declare it. For each pair of slots: the rows in which the first must not
/// come once the second was seen.
package struct CompiledCatalogue: Sendable {
  package let rows: [TransitionSpec]
  /// Rows that a matcher may choose.
  package let matchable: RowSet
  /// For each set of appearance callbacks, as `core` numbers them, the rows that require no other.
  private let complete: ContiguousArray<UInt64>
  /// For each such set, the rows that require one of its dids.
  private let ended: ContiguousArray<UInt64>
  /// For each such set, the rows that are in both lists.
  private let over: ContiguousArray<UInt64>
  private let undeclared: ContiguousArray<UInt64>
  private let tooLate: ContiguousArray<UInt64>
  /// For each slot and each set of slots of a side, the rows that the slot refutes once those were seen.
  private let afterIncoming: ContiguousArray<UInt64>
  private let afterOutgoing: ContiguousArray<UInt64>
  /// For each row, the slots that must come.
  package let required: ContiguousArray<UInt32>
  /// For each row, the slots that may come.
  package let declared: ContiguousArray<UInt32>
  /// For each row, what kind of transition it is, and how it ends.
  package let kinds: ContiguousArray<TransitionKind>
  package let outcomes: ContiguousArray<TransitionOutcome>
  /// For each row and slot, the slots that must come before it.
  package let before: [ContiguousArray<UInt32>]

  /// What is wrong with a row.
  package enum Fault: Error, Equatable {
    case tooManyRows
    case undeclaredSlot(row: String, slot: Slot)
    case requiresMoreThanAppearance(row: String)
    case cycle(row: String, slot: Slot)
  }

  /// Compiles rows; refuses an order that contradicts itself and a chain over a slot that the row does not have.
  package init(_ rows: [TransitionSpec]) throws(Fault) {
    guard rows.count <= 64 else { throw .tooManyRows }
    var undeclared = ContiguousArray(repeating: UInt64(0), count: 32)
    var tooLate = ContiguousArray(repeating: UInt64(0), count: 32 * 32)
    var matchable: UInt64 = 0
    var before: [ContiguousArray<UInt32>] = []
    for (index, row) in rows.enumerated() {
      let bit = UInt64(1) << UInt64(index)
      if !row.neverOccurs, row.reach != .toldOnly { matchable |= bit }
      for slot in Slot.allCases where !row.declared.contains(slot) { undeclared[Int(slot.rawValue)] |= bit }
      let order = try Self.closure(of: row)
      for later in Slot.allCases {
        var earlier = order[Int(later.rawValue)]
        while earlier != 0 {
          tooLate[earlier.trailingZeroBitCount * 32 + Int(later.rawValue)] |= bit
          earlier &= earlier - 1
        }
      }
      before.append(order)
    }
    let appearance = SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits
    var complete = ContiguousArray(repeating: UInt64(0), count: 256)
    var ended = complete
    for (index, row) in rows.enumerated() where !row.required.isEmpty {
      let required = SlotSet(row.required).bits
      guard required & ~appearance == 0 else { throw .requiresMoreThanAppearance(row: row.id) }
      let bit = UInt64(1) << UInt64(index)
      for set in 0..<256 {
        if Self.core(required) & ~set == 0 { complete[set] |= bit }
        if Self.core(required & SlotSet.dids.bits) & set != 0 { ended[set] |= bit }
      }
    }
    self.complete = complete
    self.ended = ended
    over = ContiguousArray(zip(complete, ended).map { $0 & $1 })
    self.rows = rows
    self.matchable = RowSet(bits: matchable)
    self.undeclared = undeclared
    self.tooLate = tooLate
    afterIncoming = Self.refuted(undeclared, tooLate, behind: 0, Self.ofIncoming)
    afterOutgoing = Self.refuted(undeclared, tooLate, behind: Self.ofIncoming, Self.ofOutgoing)
    self.before = before
    required = ContiguousArray(rows.map { SlotSet($0.required).bits })
    declared = ContiguousArray(rows.map(\.declared.bits))
    kinds = ContiguousArray(rows.map(\.kind))
    outcomes = ContiguousArray(rows.map(\.outcome))
  }

  /// The catalogue that ships.
  package static let standard: CompiledCatalogue = {
    do { return try CompiledCatalogue(Catalogue.rows) } catch {
      preconditionFailure("the catalogue does not compile: \(error)")
    }
  }()

  /// How many slots the sides have: the incoming one's come first, then the outgoing one's.
  @inline(__always)
  private static var ofIncoming: Int { Int(Slot.incomingDeinit.rawValue) + 1 }
  @inline(__always)
  private static var ofOutgoing: Int { Int(Slot.outgoingDeinit.rawValue) + 1 - ofIncoming }

  /// For each slot and each set of `count` slots from the first on, the rows that the slot refutes behind those.
  private static func refuted(
    _ undeclared: ContiguousArray<UInt64>, _ tooLate: ContiguousArray<UInt64>, behind first: Int, _ count: Int
  ) -> ContiguousArray<UInt64> {
    var refuted = ContiguousArray(repeating: UInt64(0), count: 32 << count)
    for slot in 0..<32 {
      refuted[slot << count] = undeclared[slot]
      for set in 1..<1 << count {
        let without = refuted[slot << count | set & (set - 1)]
        refuted[slot << count | set] = without | tooLate[slot * 32 + first + set.trailingZeroBitCount]
      }
    }
    return refuted
  }

  /// For each slot all slots that the chains put before it by which a row is matched, directly or not.
  private static func closure(of row: TransitionSpec) throws(Fault) -> ContiguousArray<UInt32> {
    var before = ContiguousArray(repeating: UInt32(0), count: 32)
    for chain in row.chains {
      for slot in chain.slots where !row.declared.contains(slot) {
        throw .undeclaredSlot(row: row.id, slot: slot)
      }
      // A row with only soft proof as a whole is recognised by the order that was recorded; a breach of it
      // isn't a fault.
      guard chain.grade == .hard || row.grade == .soft else { continue }
      for (earlier, later) in zip(chain.slots, chain.slots.dropFirst()) {
        before[Int(later.rawValue)] |= earlier.bit
      }
    }
    for middle in Slot.allCases {
      for later in Slot.allCases where before[Int(later.rawValue)] & middle.bit != 0 {
        before[Int(later.rawValue)] |= before[Int(middle.rawValue)]
      }
    }
    for slot in Slot.allCases where before[Int(slot.rawValue)] & slot.bit != 0 {
      throw .cycle(row: row.id, slot: slot)
    }
    return before
  }

  /// The rows whose needed callbacks were all seen, with at least one did-callback among them.
  ///
  /// - Parameters:
  ///   - seen: the slots seen.
  ///   - needed: the slots that count; the others may have come unseen.
  @inline(__always)
  package func finished(seen: UInt32, needed: UInt32) -> RowSet {
    RowSet(bits: complete[Self.core(seen | ~needed)] & ended[Self.core(seen)])
  }

  /// The rows whose needed callbacks were all seen.
  package func complete(seen: UInt32, needed: UInt32) -> RowSet {
    RowSet(bits: complete[Self.core(seen | ~needed)])
  }

  /// The same where all slots count.
  @inline(__always)
  package func finished(seen: UInt32) -> RowSet { RowSet(bits: over[Self.core(seen)]) }

  /// The will-callbacks and did-callbacks of both sides, packed into eight bits.
  @inline(__always)
  static func core(_ slots: UInt32) -> Int {
    let incoming: UInt32 = (slots >> 1 & 1) | (slots >> 2 & 0b1110)
    let outgoing: UInt32 = (slots >> 3 & 0b111_0000) | (slots >> 4 & 0b1000_0000)
    return Int(incoming | outgoing)
  }

  /// The rows that do not declare a slot.
  @inline(__always)
  package func rows(without slot: Slot) -> RowSet { RowSet(bits: undeclared[Int(slot.rawValue)]) }

  /// The rows that a slot refutes, given the slots seen before it.
  @inline(__always)
  package func refuted(by slot: Slot, seen: UInt32) -> RowSet {
    let (slot, seen) = (Int(slot.rawValue), Int(seen))
    let incoming = seen & (1 << Self.ofIncoming - 1)
    let outgoing = seen >> Self.ofIncoming & (1 << Self.ofOutgoing - 1)
    var bits =
      afterIncoming[slot << Self.ofIncoming | incoming] | afterOutgoing[slot << Self.ofOutgoing | outgoing]
    // Most have seen nothing but callbacks of the two sides, and one look at each of them is all.
    var rest = seen & ~(1 << (Self.ofIncoming + Self.ofOutgoing) - 1)
    while rest != 0 {
      bits |= tooLate[slot * 32 + rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return RowSet(bits: bits)
  }

  /// The rows of a kind.
  package func rows(of kind: TransitionKind) -> RowSet {
    var bits: UInt64 = 0
    for index in kinds.indices where kinds[index] == kind { bits |= 1 << UInt64(index) }
    return RowSet(bits: bits).and(matchable)
  }

  /// The rows that end in a way.
  package func rows(ending outcome: TransitionOutcome) -> RowSet {
    var bits: UInt64 = 0
    for index in outcomes.indices where outcomes[index] == outcome { bits |= 1 << UInt64(index) }
    return RowSet(bits: bits).and(matchable)
  }

  /// The rows that meet a condition.
  package func rows(where admits: (TransitionSpec) -> Bool) -> RowSet {
    var bits: UInt64 = 0
    for (index, row) in rows.enumerated() where admits(row) { bits |= 1 << UInt64(index) }
    return RowSet(bits: bits).and(matchable)
  }
}
