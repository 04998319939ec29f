/// One controller of a trace, as far as it was observed. A long trace may hold many at once, so their fields stand without gaps,
/// and first those that each callback looks at: an entry is two lines of a processor's cache, and most calls need the first.
struct Instance: Equatable, Sendable {
  /// The lines of its last callbacks, or 0.
  private var appearanceLines = AppearanceLines()
  var name = Symbol.none
  var key = InstanceKey.none
  /// Counts the lives of this entry of the table, so that an old reference is known as old.
  var generation: UInt32 = 0
  var flags: Flags = []
  /// The running transition that it moves in.
  var transition = RunningIndex.none
  /// The presentation in which it is the presented one.
  var presentedIn = PresentationIndex.none
  /// The presentation in which it is the presenter.
  var presenting = PresentationIndex.none
  /// The line of its deinit, or of its last event.
  @LineNumber var lastLine = 0
  /// The line of its viewDidLoad, or 0.
  @LineNumber var loadLine = 0
  var state = AppearanceState.unknown
  /// The callback that came late is not reported again when it comes.
  var owed: UInt8 = 0
  /// What containment said of its way into its parent, and out of it.
  var containment: ContainmentState = []
  /// The state that the last step about it told; `nil` where none did yet, and behind its deinit.
  var told: AppearanceState?
  /// Its parent, as containment events tell it.
  var parent = InstanceRef.none
  /// The controller that it came inside of, where the order alone tells that.
  var host = InstanceRef.none
  /// What was below when it came: the presenter, or the controller under it in the stack.
  var below = InstanceRef.none
  /// The controller that came over it last.
  var above = InstanceRef.none
  /// The line at which it was seen first.
  @LineNumber var firstLine = 0
  /// Which one of its name it is, counted from 1 in the order of their first events.
  var ordinal: UInt32 = 0
  /// What took it away last.
  var removal = Removal()
  /// What was said last of `isModalInPresentation`.
  var modal: Bool?
  /// The style that its own keys gave.
  var style: PresentationStyle?
  /// Where `didMove(toParent:)` came last, and where `isModalInPresentation` was said last, or 0.
  @LineNumber var movedLine = 0
  @LineNumber var modalLine = 0
  /// The next entry of the table that isn't in use, where this one isn't.
  private var nextFree = InstanceIndex.none

  struct Flags: OptionSet, Sendable {
    var rawValue: UInt32
    /// `init`, `loadView` or `viewDidLoad` was seen, or the first callback of a class that logs none of them.
    static let begun = Flags(rawValue: 1)
    static let initialized = Flags(rawValue: 2)
    static let viewLoaded = Flags(rawValue: 4)
    static let didLoad = Flags(rawValue: 8)
    /// A callback of its appearance was seen.
    static let hasAppeared = Flags(rawValue: 16)
    /// Begun, and not shown yet.
    static let fresh = Flags(rawValue: 32)
    static let dead = Flags(rawValue: 64)
    /// It presents while it appears: its callbacks are not judged until it settles.
    static let excused = Flags(rawValue: 128)
    /// A dismissal of several levels takes it along, and it isn't the topmost: nobody knows for certain what UIKit calls on it.
    static let goesAlong = Flags(rawValue: 524288)
    /// It came in an order that no presentation has: pushed, or chosen.
    static let cameInside = Flags(rawValue: 256)
    /// It came in the order of tabs, so the one that it took the place of is beside it, and not below.
    static let cameBeside = Flags(rawValue: 1_048_576)
    /// Another of its name, known by that alone, was alive while it was.
    static let hadNamesake = Flags(rawValue: 1024)
    /// It came by a transition that zooms.
    static let zooms = Flags(rawValue: 2048)
    /// `loadView` came again, and its viewDidLoad not yet.
    static let loadsAgain = Flags(rawValue: 32768)
    /// It was popped, dismissed or removed.
    static let gone = Flags(rawValue: 4096)
    /// A mark brings in the one with its address, and nothing was logged of it since: it may be gone, and the
    /// mark may mean another.
    static let broughtAnew = Flags(rawValue: 512)
    /// It began to appear while it was disappearing, or on the screen in a class that doesn't log that it leaves: a
    /// gesture that was cancelled, or, for one known by its name only, another's will-callback.
    static let turned = Flags(rawValue: 8192)
    /// It has gone, and its deinit is awaited.
    static let awaited = Flags(rawValue: 16384)
    /// Something was told of it after its deinit.
    static let calledDead = Flags(rawValue: 131072)
    /// Lines are missing in which it came or went.
    static let missed = Flags(rawValue: 262144)
    /// Another came inside of it, as far as the order of their calls tells that.
    static let hosts = Flags(rawValue: 65536)
  }

  /// Where it stands when a callback comes. Looked at once: there are many callbacks.
  struct Standing {
    let state: AppearanceState
    /// The callbacks that are owed, as in `Instance.owed`.
    let owed: UInt8
    let isPresenting: Bool
    /// Whether anything was said of a parent.
    let isChild: Bool
  }

  @inline(__always)
  var standing: Standing {
    Standing(
      state: state, owed: owed, isPresenting: presenting.isSome,
      isChild: parent.isSome || !containment.isEmpty)
  }

  /// Its name and its key.
  var who: Participant { Participant(name: name, instance: key) }

  /// Whether it is on the screen, as far as it says itself.
  var isOnScreen: Bool { state.isOnScreen && flags.isDisjoint(with: [.dead, .fresh]) }

  init() {}

  /// A new one: nothing is known of it but its name and its key.
  @inline(__always)
  init(_ name: Symbol, _ key: InstanceKey, as ordinal: UInt32, line: Int) {
    (self.name, self.key, self.ordinal) = (name, key, ordinal)
    firstLine = line
  }

  /// A new one in this entry.
  ///
  /// - Returns: the next entry that isn't in use.
  @inline(__always)
  mutating func begin(_ name: Symbol, _ key: InstanceKey, as ordinal: UInt32, line: Int) -> InstanceIndex {
    let (generation, nextFree) = (generation, nextFree)
    self = Instance(name, key, as: ordinal, line: line)
    self.generation = generation
    return nextFree
  }

  /// Its life begins in the log, by one event or by several. It can't have been shown before.
  mutating func begin(with event: EventKind, line: Int) {
    flags.formUnion([.begun, .fresh])
    switch event {
    case .initialized: flags.insert(.initialized)
    case .loadView: flags.insert(.viewLoaded)
    default:
      flags.insert(.didLoad)
      loadLine = line
    }
    if state == .unknown { state = .hidden }
  }

  /// Its entry is free, as is the next: references to it are stale.
  mutating func end(before next: InstanceIndex) {
    generation &+= 1
    nextFree = next
    key = .none
    flags = .dead
  }

  /// Has come over another, or inside what shows that one.
  @inline(__always)
  mutating func come(over other: InstanceRef, inside: Bool) {
    below = other
    if inside { flags.insert(.cameInside) } else { flags.remove(.cameInside) }
  }

  /// Goes where a callback leads, whatever came before.
  @inline(__always)
  mutating func advance(_ callback: AppearanceCallback, _ line: Int) {
    let wasGoing = state == .disappearing
    flags.subtract(callback.ended)
    flags.insert(.hasAppeared)
    // Where it never began to disappear, the one that is gone may be another. One choice, which needs no branch: callbacks
    // come in any order.
    let turns: Flags = callback.isAppearing ? .turned : []
    flags = wasGoing ? flags.subtracting(.turned).union(turns) : flags
    state = callback.next
    note(callback, line)
  }

  /// Notes where a callback came.
  @inline(__always)
  mutating func note(_ callback: AppearanceCallback, _ line: Int) {
    lastLine = line
    appearanceLines[callback] = UInt32(truncatingIfNeeded: line)
  }

  /// The line of its last callback of a kind, or 0.
  @inline(__always)
  func line(_ callback: AppearanceCallback) -> Int { Int(appearanceLines[callback]) }
}

extension AppearanceCallback {
  /// What isn't true any more of a controller that gets it.
  @inline(__always)
  fileprivate var ended: Instance.Flags {
    switch self {
    case .viewWillAppear, .viewIsAppearing: .broughtAnew
    case .viewDidAppear: [.broughtAnew, .fresh, .excused, .goesAlong]
    case .viewWillDisappear: [.broughtAnew, .turned]
    case .viewDidDisappear: [.broughtAnew, .excused, .goesAlong]
    }
  }
}

/// An index of the table of instances together with which of its lives is meant.
struct InstanceRef: Hashable, Sendable {
  var index: InstanceIndex
  var generation: UInt32

  static let none = InstanceRef(index: .none, generation: 0)
  var isSome: Bool { index.isSome }
}
