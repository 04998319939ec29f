/// Which controllers of a run are on screen at the moment, as their own callbacks told, and how many others live.
///
/// Asked for each event of a long run, so the index is a table of its own, as `InstanceTable` has one.
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
  }

  /// How many are listed as on screen.
  private static let listed = 12

  private var entries: ContiguousArray<Entry> = []
  /// How many have been heard of and are not gone.
  private var liveCount = 0
  /// Places in `entries`, by hash; -1 for none. Always at least twice as many, so that each search ends.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)

  /// Takes what an event did to its controller.
  @inline(__always)
  mutating func note(_ step: ObservedStep) {
    guard step.ordinal > 0 else { return }
    let isGone = step.kind == .deinitialized
    liveCount += (isGone ? 0 : 1) - (step.before == nil ? 0 : 1)
    let isOnScreen = !isGone && step.state.isOnScreen
    guard isOnScreen || step.before?.isOnScreen == true else { return }
    note(
      Key(name: step.name, ordinal: step.ordinal), isOnScreen ? step.state : nil, firstLine: step.firstLine)
  }

  /// Puts a controller on screen, or takes it away where it has no state there.
  private mutating func note(_ key: Key, _ state: AppearanceState?, firstLine: Int) {
    let slot = slot(of: key)
    let place = Int(slots[slot])
    guard let state else { return place < 0 ? () : remove(slot) }
    if place >= 0 {
      entries[place].state = state
      return
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, state: state, firstLine: firstLine))
    if entries.count * 2 > slots.count { index(count: slots.count * 2) }
  }

  private mutating func remove(_ slot: Int) {
    let place = Int(slots[slot])
    // The last one takes the place that is free.
    let last = entries.count - 1
    slots[self.slot(of: entries[last].key)] = Int32(truncatingIfNeeded: place)
    slots[slot] = Int32(truncatingIfNeeded: last)
    entries.swapAt(place, last)
    close(slot)
    entries.removeLast()
  }

  /// The names of those on screen.
  var namesOnScreen: Set<Symbol> { Set(entries.lazy.map(\.key.name)) }

  /// What stands where.
  ///
  /// - Parameter owners: for each name who showed it last.
  func standing(_ text: (Symbol) -> String, owners: [Symbol: Symbol] = [:]) -> Standing {
    var standing = Standing()
    standing.onScreen = earliest.map { entry in
      Standing.Place(
        lane: Lane(name: text(entry.key.name), ordinal: entry.key.ordinal), state: entry.state,
        owners: Self.chain(from: entry.key.name, owners).map(text))
    }
    standing.notListed = entries.count - standing.onScreen.count
    standing.hidden = liveCount - entries.count
    return standing
  }

  /// Those that were heard of first, as many as are listed: a log may have thousands on screen, at each of its findings.
  private var earliest: [Entry] {
    var chosen: [Entry] = []
    for entry in entries where chosen.count < Self.listed || Self.isEarlier(entry, chosen[Self.listed - 1]) {
      let place = chosen.firstIndex { Self.isEarlier(entry, $0) } ?? chosen.count
      chosen.insert(entry, at: place)
      if chosen.count > Self.listed { chosen.removeLast() }
    }
    return chosen
  }

  private static func isEarlier(_ one: Entry, _ other: Entry) -> Bool {
    (one.firstLine, one.key.name.index, one.key.ordinal)
      < (other.firstLine, other.key.name.index, other.key.ordinal)
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
