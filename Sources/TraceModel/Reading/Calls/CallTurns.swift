/// Which callbacks each controller was told to have got since it last came to the screen or went from it: one of these is
/// not called again before that, so more words about it are a message of the same call.
struct CallTurns {
  private struct Turn {
    var instance = InstanceKey.none
    /// A bit for each callback.
    var told: UInt16 = 0
    var last = EventKind.diagnostic
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
    if turns[index].instance != event.subject.instance {
      if event.subject.instance.isSome {
        change(index, to: event.subject)
      } else if turns[index].last == event.kind {
        return true
      }
    }
    turns[index].told = Self.told(turns[index].told, event.kind)
    turns[index].last = event.kind
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

  /// Puts another controller of a name in the place of the last.
  @inline(never)
  private mutating func change(_ index: Int, to subject: Participant) {
    let old = Self.key(Participant(name: subject.name, instance: turns[index].instance))
    kept[Self.slot(old)] = old & ~Self.bits | UInt64(turns[index].told)
    turns[index] = Turn(instance: subject.instance, told: recall(subject))
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

  /// What comes may come again once something has gone, and the other way round; a view is laid out at any time. What
  /// follows the first of these may come again with it, for a class may not tell that it goes.
  @inline(__always)
  private static func told(_ told: UInt16, _ kind: EventKind) -> UInt16 {
    switch kind {
    case .viewWillAppear: told & ~(going | coming) | bit(kind)
    case .viewIsAppearing, .viewDidAppear: told & ~going | bit(kind)
    case .viewWillDisappear, .viewDidDisappear: told & ~coming | bit(kind)
    case .viewDidLoad: told & beginning | bit(kind)
    case .initialized, .deinitialized: bit(kind)
    default: told | bit(kind)
    }
  }

  private static let beginning = bit(.initialized) | bit(.loadView)
  private static let going = bit(.viewWillDisappear) | bit(.viewDidDisappear)
  private static let coming =
    bit(.viewWillAppear) | bit(.viewIsAppearing) | bit(.viewWillLayoutSubviews)
    | bit(.viewDidLayoutSubviews) | bit(.viewDidAppear)
}
