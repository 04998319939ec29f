/// Where every controller of a run stands at the moment, as its own callbacks told.
struct LiveLanes: Sendable {
  /// An instance: name and ordinal.
  struct Key: Hashable, Sendable {
    var name: Symbol
    var ordinal: UInt32
  }

  private struct Entry: Sendable {
    var state: AppearanceState
    var firstLine: Int
    var lastLine: Int
  }

  /// Beyond this the hidden ones heard of longest ago are forgotten: an app that logs no deinit has no other end.
  private static let limit = 16_384

  private var entries: [Key: Entry] = [:]

  /// Where a controller stands; `nil` where it was not heard of, or is gone.
  func state(_ key: Key) -> AppearanceState? { entries[key]?.state }

  /// Moves a controller.
  mutating func move(_ key: Key, to state: AppearanceState, line: Int) {
    if entries.count >= Self.limit, entries[key] == nil { forgetHidden() }
    entries[key, default: Entry(state: state, firstLine: line, lastLine: line)].state = state
    entries[key]?.lastLine = line
  }

  /// A controller is gone.
  mutating func remove(_ key: Key) {
    entries[key] = nil
  }

  /// The names of those on screen.
  var namesOnScreen: Set<Symbol> {
    Set(entries.lazy.filter { $0.value.state.isOnScreen }.map(\.key.name))
  }

  /// What stands where.
  func standing(_ text: (Symbol) -> String) -> Standing {
    let shown = entries.filter { $0.value.state.isOnScreen }
      .sorted { ($0.value.firstLine, $0.key.name.index) < ($1.value.firstLine, $1.key.name.index) }
    var standing = Standing()
    standing.onScreen = shown.prefix(12).map { key, entry in
      Standing.Place(lane: Lane(name: text(key.name), ordinal: key.ordinal), state: entry.state)
    }
    standing.notListed = shown.count - standing.onScreen.count
    standing.hidden = entries.count - shown.count
    return standing
  }

  private mutating func forgetHidden() {
    let lines = entries.values.map(\.lastLine).sorted()
    let oldest = lines[lines.count / 2]
    entries = entries.filter { $0.value.state.isOnScreen || $0.value.lastLine > oldest }
  }
}
