/// Which controllers of a run are on screen at the moment, as their own callbacks told, and how many others live.
///
/// Told of each event of a long run: who is meant is found by the place that the checker keeps it at.
struct LiveLanes: Sendable {
  /// An instance: name and ordinal.
  struct Key: Hashable, Sendable {
    var name: Symbol
    var ordinal: UInt32
  }

  private struct Entry: Sendable {
    var key: Key
    var place: Int32
    var firstLine: Int
    /// Where it stood when another one got its place; else the place knows that.
    var lastState: AppearanceState?
  }

  /// What is known of a place of the checker's table.
  private struct Known: Sendable {
    /// The line at which the instance that is kept there was heard of first.
    @LineNumber var firstLine = 0
    /// Where it stands in `entries`, or -1.
    var entry: Int32 = -1
    var state = AppearanceState.unknown
  }

  /// How many are listed as on screen.
  private static let listed = 12
  private static let many = 1_024

  private var entries: ContiguousArray<Entry> = []
  private var known: ContiguousArray<Known> = []
  /// How many have been heard of and are not gone.
  private var liveCount = 0

  /// Takes what an event did to its controller.
  @inline(__always)
  mutating func note(_ step: BriefStep) {
    guard step.place >= 0 else { return }
    let isGone = step.kind == .deinitialized
    liveCount += (isGone ? 0 : 1) - (step.before == nil ? 0 : 1)
    if step.before == nil || known.count <= step.place { begin(at: Int(step.place), line: step.line) }
    known[Int(step.place)].state = step.state
    let isOnScreen = !isGone && step.state.isOnScreen
    // Most events move nobody to the screen or away from it.
    guard isOnScreen != (known[Int(step.place)].entry >= 0) else { return }
    if isOnScreen {
      show(Key(name: step.name, ordinal: step.ordinal), at: step.place)
    } else {
      hide(Int(step.place))
    }
  }

  private mutating func begin(at place: Int, line: Int) {
    // Where there are many there will be more. Room costs nothing before it is used, and moving them does.
    if place >= Self.many, known.count <= Self.many { known.reserveCapacity(Self.many * 256) }
    while known.count <= place { known.append(Known()) }
    let entry = Int(known[place].entry)
    if entry >= 0 { entries[entry].lastState = known[place].state }
    known[place] = Known(firstLine: line)
  }

  private mutating func show(_ key: Key, at place: Int32) {
    known[Int(place)].entry = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, place: place, firstLine: known[Int(place)].firstLine))
  }

  private mutating func hide(_ place: Int) {
    let entry = Int(known[place].entry)
    known[place].entry = -1
    // The last one takes the place that is free.
    guard let last = entries.popLast(), entry < entries.count else { return }
    entries[entry] = last
    // Whoever went without a word may have left its place to another one.
    if known[Int(last.place)].entry == Int32(truncatingIfNeeded: entries.count) {
      known[Int(last.place)].entry = Int32(truncatingIfNeeded: entry)
    }
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
        lane: Lane(name: text(entry.key.name), ordinal: entry.key.ordinal),
        state: entry.lastState ?? known[Int(entry.place)].state,
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
}
