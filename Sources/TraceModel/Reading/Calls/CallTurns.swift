/// Which callbacks each controller was told to have got since it last came to the screen or went from it: one of these is
/// not called again before that, so more words about it are a message of the same call.
struct CallTurns {
  private struct Turn {
    var instance = InstanceKey.none
    /// A bit for each callback.
    var told: UInt16 = 0
    var last = EventKind.diagnostic

    @inline(__always)
    mutating func note(_ kind: EventKind) {
      told = told & CallTurns.remaining(kind) | CallTurns.bit(kind)
      last = kind
    }
  }

  /// How many controllers are kept besides the last of each name; a power of two.
  private static let others = 4096
  private static let bits: UInt64 = 0xFFFF

  /// By name: the controller that was told of last, and its turn.
  private var turns: ContiguousArray<Turn> = []
  /// By a hash of name and instance: that hash, and the callbacks in its lowest bits. What comes later replaces what has
  /// the same place.
  private var kept = ContiguousArray<UInt64>(repeating: 0, count: others)

  /// Notes a callback; `true` where it is a call told by an address once more, by its name alone.
  @inline(__always)
  mutating func isTold(_ event: ToldCall) -> Bool {
    let index = Int(event.subject.name.index)
    if index >= turns.count { grow(to: index) }
    if turns[index].instance != event.subject.instance, isLast(event, at: index) { return true }
    turns[index].note(event.kind)
    return false
  }

  /// Whether the last call of a name is told by the name alone; if another controller is told of, it takes its place.
  @inline(never)
  private mutating func isLast(_ event: ToldCall, at index: Int) -> Bool {
    guard event.subject.instance.isSome else { return turns[index].last == event.kind }
    let old = Self.key(Participant(name: event.subject.name, instance: turns[index].instance))
    kept[Self.slot(old)] = old & ~Self.bits | UInt64(turns[index].told)
    turns[index] = Turn(instance: event.subject.instance, told: recall(event.subject))
    return false
  }

  /// Whether a controller was told to have got a callback in its present turn.
  func has(_ event: ToldCall) -> Bool {
    let index = Int(event.subject.name.index)
    guard index < turns.count else { return false }
    let isLast = turns[index].instance == event.subject.instance || !event.subject.instance.isSome
    return (isLast ? turns[index].told : recall(event.subject)) & Self.bit(event.kind) != 0
  }

  @inline(never)
  private mutating func grow(to index: Int) {
    turns.append(contentsOf: repeatElement(Turn(), count: index + 1 - turns.count))
  }

  private func recall(_ subject: Participant) -> UInt16 {
    let key = Self.key(subject)
    let entry = kept[Self.slot(key)]
    return (entry ^ key) & ~Self.bits == 0 ? UInt16(truncatingIfNeeded: entry) : 0
  }

  private static func key(_ subject: Participant) -> UInt64 {
    let mixed = subject.instance.bits ^ UInt64(subject.name.index) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
  }

  private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 52) }

  @inline(__always)
  private static func bit(_ kind: EventKind) -> UInt16 { 1 << UInt16(kind.rawValue) }

  /// What stays told when a callback comes. What comes may come again once something has gone, and the other way round; a
  /// view is laid out at any time. What follows the first of these may come again with it, for a class may not tell that it
  /// goes.
  @inline(__always)
  private static func remaining(_ kind: EventKind) -> UInt16 {
    switch kind {
    case .viewWillAppear: ~(going | coming)
    case .viewIsAppearing, .viewDidAppear: ~going
    case .viewWillDisappear, .viewDidDisappear: ~coming
    case .viewDidLoad: bit(.initialized) | bit(.loadView)
    case .initialized, .deinitialized: 0
    default: .max
    }
  }

  // Computed, so that each of the masks above is a number in the program.
  private static var going: UInt16 { bit(.viewWillDisappear) | bit(.viewDidDisappear) }
  private static var coming: UInt16 {
    bit(.viewWillAppear) | bit(.viewIsAppearing) | bit(.viewWillLayoutSubviews) | bit(.viewDidLayoutSubviews)
      | bit(.viewDidAppear)
  }
}
