/// Where every controller of a run stands at the moment, as its own callbacks told.
///
/// Looked up in one step for each event of a long run, so the index is a table of its own, as `InstanceTable` has one.
struct LiveLanes: Sendable {
  /// An instance: name and ordinal.
  struct Key: Hashable, Sendable {
    var name: Symbol
    var ordinal: UInt32
  }

  private struct Entry: Sendable {
    var key: Key
    var state: AppearanceState
    var firstLine: Int
    var lastLine: Int
  }

  /// Beyond this the hidden ones heard of longest ago are forgotten: an app that logs no deinit has no other end.
  private static let limit = 16_384

  /// Those on screen first: they are few, and they are what is asked for.
  private var entries: ContiguousArray<Entry> = []
  private var shownCount = 0
  /// Places in `entries`, by hash; -1 for none. Always at least twice as many, so that each search ends.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)

  /// Where a controller stands; `nil` where it was not heard of, or is gone.
  func state(_ key: Key) -> AppearanceState? {
    let place = slots[slot(of: key)]
    return place < 0 ? nil : entries[Int(place)].state
  }

  /// Moves a controller, and says where it stood before.
  @discardableResult
  mutating func move(_ key: Key, to state: AppearanceState, line: Int) -> AppearanceState? {
    let slot = slot(of: key)
    guard slots[slot] < 0 else {
      let place = Int(slots[slot])
      let before = entries[place].state
      entries[place].state = state
      entries[place].lastLine = line
      if before.isOnScreen != state.isOnScreen { arrange(place) }
      return before
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, state: state, firstLine: line, lastLine: line))
    if state.isOnScreen { arrange(entries.count - 1) }
    if entries.count >= Self.limit { forgetHidden() }
    if entries.count * 2 > slots.count { index(count: slots.count * 2) }
    return nil
  }

  /// A controller is gone; says where it stood before.
  @discardableResult
  mutating func remove(_ key: Key) -> AppearanceState? {
    let slot = slot(of: key)
    guard slots[slot] >= 0 else { return nil }
    let before = entries[Int(slots[slot])].state
    if before.isOnScreen {
      entries[Int(slots[slot])].state = .hidden
      arrange(Int(slots[slot]))
    }
    // The last one takes the place that is free.
    swap(Int(slots[slot]), entries.count - 1)
    close(slot)
    entries.removeLast()
    return before
  }

  /// Puts one that came on screen, or went, to its own kind.
  private mutating func arrange(_ place: Int) {
    if !entries[place].state.isOnScreen { shownCount -= 1 }
    swap(place, shownCount)
    if entries[shownCount].state.isOnScreen { shownCount += 1 }
  }

  private mutating func swap(_ place: Int, _ other: Int) {
    guard place != other else { return }
    let (slot, otherSlot) = (slot(of: entries[place].key), slot(of: entries[other].key))
    entries.swapAt(place, other)
    slots.swapAt(slot, otherSlot)
  }

  /// The names of those on screen.
  var namesOnScreen: Set<Symbol> {
    Set(entries[..<shownCount].lazy.map(\.key.name))
  }

  /// What stands where.
  ///
  /// - Parameter owners: for each name who showed it last.
  func standing(_ text: (Symbol) -> String, owners: [Symbol: Symbol] = [:]) -> Standing {
    let shown = entries[..<shownCount]
      .sorted { ($0.firstLine, $0.key.name.index) < ($1.firstLine, $1.key.name.index) }
    var standing = Standing()
    standing.onScreen = shown.prefix(12).map { entry in
      Standing.Place(
        lane: Lane(name: text(entry.key.name), ordinal: entry.key.ordinal), state: entry.state,
        owners: Self.chain(from: entry.key.name, owners).map(text))
    }
    standing.notListed = shown.count - standing.onScreen.count
    standing.hidden = entries.count - shown.count
    return standing
  }

  /// Who shows a name, outermost first; names that show each other end it.
  private static func chain(from name: Symbol, _ owners: [Symbol: Symbol]) -> [Symbol] {
    var chain: [Symbol] = []
    var next = owners[name]
    while let owner = next, owner != name, !chain.contains(owner), chain.count < 8 {
      chain.append(owner)
      next = owners[owner]
    }
    return chain.reversed()
  }

  private mutating func forgetHidden() {
    let lines = entries.map(\.lastLine).sorted()
    let oldest = lines[lines.count / 2]
    entries.removeAll { !$0.state.isOnScreen && $0.lastLine <= oldest }
    index(count: slots.count)
  }

  // MARK: The index

  private static func home(_ key: Key) -> Int {
    let bits = UInt64(key.name.index) << 32 | UInt64(key.ordinal)
    return Int(truncatingIfNeeded: bits &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  /// The slot that holds a key, or the free one where it would stand.
  private func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = Self.home(key) & mask
    while slots[slot] >= 0, entries[Int(slots[slot])].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func index(count: Int) {
    slots = ContiguousArray(repeating: -1, count: count)
    for (place, entry) in entries.enumerated() {
      slots[slot(of: entry.key)] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Frees a slot and closes the gap, so that no search stops early.
  private mutating func close(_ slot: Int) {
    let mask = slots.count - 1
    var hole = slot
    slots[hole] = -1
    var next = (hole + 1) & mask
    while slots[next] >= 0 {
      let home = Self.home(entries[Int(slots[next])].key) & mask
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        slots[next] = -1
        hole = next
      }
      next = (next + 1) & mask
    }
  }
}
