/// The instances of a trace: those alive, and the last ones that died, which a finding may still tell of.
///
/// Looked up by name and key in one step; indices are used again, so references carry the generation. That they are used
/// again soon keeps those alive close together: in a long trace most of the time would be spent waiting for memory.
struct InstanceTable: Sendable {
  private(set) var items: ContiguousArray<Instance> = []
  private var free: ContiguousArray<Int32> = []
  private var index = KeyIndex()
  private var dead: ContiguousArray<InstanceRef> = []
  private var oldestDead = 0
  private var graveyard = Graveyard()

  /// How many of the dead are kept whole.
  static let deadKept = 512
  private static let many = 1_024

  subscript(index: Int) -> Instance {
    @inline(__always)
    _read { yield items[index] }
    @inline(__always)
    _modify {
      // An element of an array would be changed by a call.
      var indices = items.mutableSpan
      yield &indices[index]
    }
  }

  /// A reference that goes stale when the index is used again.
  @inline(__always)
  func reference(_ index: Int) -> InstanceRef {
    InstanceRef(index: Int32(index), generation: items[index].generation)
  }

  /// The index of a reference, unless it is stale.
  @inline(__always)
  func index(of reference: InstanceRef) -> Int? {
    guard reference.isSome, items[Int(reference.index)].generation == reference.generation else { return nil }
    return Int(reference.index)
  }

  /// The index of an instance with a key; also one that died lately.
  @inline(__always)
  func find(_ name: Symbol, _ key: InstanceKey) -> Int? { index.place(of: name, key) }

  /// The line of the deinit of one that died, unless another was found at its key since.
  func releasedLine(of name: Symbol, _ key: InstanceKey) -> Int? {
    guard let index = find(name, key) else { return graveyard.line(of: name, key) }
    return items[index].flags.contains(.dead) ? items[index].lastLine : nil
  }

  /// A new instance; found by its key from now on, if it has one.
  mutating func add(_ name: Symbol, _ key: InstanceKey, line: Int) -> Int {
    let place: Int
    if let old = free.popLast() {
      place = Int(old)
    } else {
      place = items.count
      // Where there are many there will be more. Room costs nothing before it is used, and moving them does.
      if place == Self.many { items.reserveCapacity(Self.many * 256) }
      items.append(Instance())
    }
    self[place].begin(name, line: line)
    if key.isSome { setKey(key, of: place) }
    return place
  }

  /// Gives an instance that was known by its name its key.
  mutating func setKey(_ key: InstanceKey, of place: Int) {
    items[place].key = key
    index.insert(items[place].name, key, at: place)
  }

  /// Remembers an instance as dead. Of those that have been dead longest, no more is kept than their deinit.
  mutating func bury(_ place: Int) {
    items[place].flags.insert(.dead)
    guard items[place].key.isSome else { return remove(place) }
    let reference = reference(place)
    if dead.count < Self.deadKept { return dead.append(reference) }
    if let old = index(of: dead[oldestDead]) {
      graveyard.bury(items[old].name, items[old].key, line: items[old].lastLine)
      remove(old)
    }
    dead[oldestDead] = reference
    oldestDead = (oldestDead + 1) % Self.deadKept
  }

  /// Frees an entry; references to it go stale.
  mutating func remove(_ place: Int) {
    if items[place].key.isSome { index.remove(items[place].name, items[place].key) }
    self[place].end()
    free.append(Int32(place))
  }
}
