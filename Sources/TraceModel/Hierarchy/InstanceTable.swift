/// The instances of a trace: those alive, and the last ones that died, which a finding may still tell of.
///
/// Looked up by name and key in one step; indices are used again, so references carry the generation. That they are used
/// again soon keeps those alive close together: in a long trace most of the time would be spent waiting for memory.
struct InstanceTable: Sendable {
  private(set) var items: ContiguousArray<Instance> = []
  /// The first entry that isn't in use; each names the next. A list of its own would be asked whether it is shared.
  private var firstFree = InstanceIndex.none
  private var slots = ContiguousArray<InstanceIndex>(repeating: .none, count: 64)
  private var used = 0
  private var dead: ContiguousArray<InstanceRef> = []
  private var oldestDead = 0
  private var graveyard = Graveyard()

  /// How many of the dead are kept whole.
  static let deadKept = 256
  private static let many = 1_024

  /// All entries, free ones too.
  var indices: Range<InstanceIndex> {
    InstanceIndex(index: 0)..<InstanceIndex(index: Int32(items.count))
  }

  subscript(index: InstanceIndex) -> Instance {
    @inline(__always)
    _read { yield items[index.position] }
    @inline(__always)
    _modify {
      // An element of an array would be changed by a call.
      var indices = items.mutableSpan
      yield &indices[index.position]
    }
  }

  /// A reference that goes stale when the index is used again.
  @inline(__always)
  func reference(_ index: InstanceIndex) -> InstanceRef {
    InstanceRef(index: index, generation: self[index].generation)
  }

  /// The index of a reference, unless it is stale.
  @inline(__always)
  func index(of reference: InstanceRef) -> InstanceIndex? {
    guard reference.isSome, self[reference.index].generation == reference.generation else { return nil }
    return reference.index
  }

  /// The index of an instance with a key; also one that died lately.
  @inline(__always)
  func find(_ name: Symbol, _ key: InstanceKey) -> InstanceIndex? {
    let mask = slots.count - 1
    var slot = Self.hash(name, key) & mask
    while slots[slot].isSome {
      let index = slots[slot]
      if self[index].key == key && self[index].name == name { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The line of the deinit of one that died, unless another was found at its key since.
  mutating func releasedLine(of who: Participant) -> Int? {
    guard let index = find(who.name, who.instance) else { return graveyard.line(of: who) }
    return self[index].flags.contains(.dead) ? self[index].lastLine : nil
  }

  /// A new instance, the nth of its name; found by its key from now on, if it has one.
  mutating func add(_ name: Symbol, _ key: InstanceKey, as ordinal: UInt32 = 0, line: Int) -> InstanceIndex {
    let index = firstFree.isSome ? firstFree : InstanceIndex(index: Int32(items.count))
    if firstFree.isSome {
      firstFree = self[index].begin(name, key, as: ordinal, line: line)
    } else {
      append(Instance(name, key, as: ordinal, line: line))
    }
    if key.isSome { enter(index) }
    return index
  }

  /// A new entry behind the others.
  private mutating func append(_ instance: Instance) {
    // Where there are many there will be more. Room costs nothing before it is used, and moving them does.
    if items.count == Self.many { items.reserveCapacity(Self.many * 256) }
    items.append(instance)
  }

  /// Gives an instance that was known by its name its key.
  mutating func setKey(_ key: InstanceKey, of index: InstanceIndex) {
    self[index].key = key
    enter(index)
  }

  /// Makes an instance one that is found by its key.
  @inline(__always)
  private mutating func enter(_ index: InstanceIndex) {
    if rarely((used + 1) * 2 > slots.count) { grow() }
    insert(index)
    used += 1
  }

  /// Remembers an instance as dead. Of those that have been dead longest, no more is kept than their deinit.
  mutating func bury(_ index: InstanceIndex) {
    guard self[index].key.isSome else {
      closeUp(around: index)
      return remove(index)
    }
    self[index].flags.insert(.dead)
    let reference = reference(index)
    if dead.count < Self.deadKept { return dead.append(reference) }
    if let old = self.index(of: dead[oldestDead]) {
      graveyard.bury(self[old].who, line: self[old].lastLine)
      remove(old)
    }
    dead[oldestDead] = reference
    oldestDead = (oldestDead + 1) % Self.deadKept
  }

  /// Who was above an instance is above what was below it from here on: where several are popped at once, those between may be
  /// released first.
  private mutating func closeUp(around index: InstanceIndex) {
    let reference = reference(index)
    guard let above = self.index(of: self[index].above), self[above].below == reference else { return }
    self[above].below = self[index].below
    guard let below = self.index(of: self[index].below), self[below].above == reference else { return }
    self[below].above = self[index].above
  }

  /// Frees an entry; references to it go stale.
  mutating func remove(_ index: InstanceIndex) {
    if self[index].key.isSome { erase(index) }
    self[index].end(before: firstFree)
    firstFree = index
  }

  /// Two that took part in a transition don't any more, unless they move in another by now.
  @inline(__always)
  mutating func leave(_ transition: RunningIndex, _ one: InstanceRef, _ other: InstanceRef) {
    var all = items.mutableSpan
    Self.leave(transition, one, in: &all)
    Self.leave(transition, other, in: &all)
  }

  @inline(__always)
  private static func leave(
    _ transition: RunningIndex, _ one: InstanceRef, in all: inout MutableSpan<Instance>
  ) {
    guard one.isSome, all[one.index.position].generation == one.generation,
      all[one.index.position].transition == transition
    else { return }
    all[one.index.position].transition = .none
  }

  @inline(__always)
  private static func hash(_ name: Symbol, _ key: InstanceKey) -> Int {
    let mixed = (key.bits ^ UInt64(name.index) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  private mutating func insert(_ index: InstanceIndex) {
    let mask = slots.count - 1
    var slot = Self.hash(self[index].name, self[index].key) & mask
    while slots[slot].isSome { slot = (slot + 1) & mask }
    slots[slot] = index
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: .none, count: old.count * 4)
    for index in old where index.isSome { insert(index) }
  }

  /// Takes an entry out of the hash index and closes the gap, so that no search stops early.
  private mutating func erase(_ index: InstanceIndex) {
    let mask = slots.count - 1
    var hole = Self.hash(self[index].name, self[index].key) & mask
    while slots[hole] != index { hole = (hole + 1) & mask }
    slots[hole] = .none
    used -= 1
    var slot = (hole + 1) & mask
    while slots[slot].isSome {
      let mover = slots[slot]
      let home = Self.hash(self[mover].name, self[mover].key) & mask
      if (slot &- home) & mask >= (slot &- hole) & mask {
        slots[hole] = slots[slot]
        slots[slot] = .none
        hole = slot
      }
      slot = (slot + 1) & mask
    }
  }

  /// Whether any of the first or of the last few has a property: a log may hold any number, and not all are asked.
  func haveAtEnds(_ count: Int, where isMeant: (Instance) -> Bool) -> Bool {
    items.prefix(count).contains(where: isMeant)
      || items.dropFirst(count).suffix(count).contains(where: isMeant)
  }
}
