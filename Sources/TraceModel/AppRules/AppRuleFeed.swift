/// What the rules of an app have not been shown yet, in the order in which it was told.
///
/// They see a batch of events at a time. Checking an event and then asking the rules, in turn, drives the code and the
/// tables of both out of the processor's caches, and both take half as long again.
struct AppRuleFeed: Sendable {
  /// What is shown.
  enum Kind: Sendable {
    case event, transition, chain
  }

  /// One thing that is shown, in a few small numbers, since there are millions.
  struct Item: Sendable {
    var kind: Kind
    /// Whether whom an event is about was seen from its beginning.
    var isWhole = false
    /// The index of the event among those that are checked, or of the transition or the chain among those below.
    var index: UInt32
    /// The index of the chain behind an event, or -1 where it stays as it was.
    var chain: Int32 = -1
    /// Which of their names the one that an event is about and the other one are, counted from 1; 0 where that is not known.
    var ordinals: (UInt32, UInt32) = (0, 0)

    init(_ kind: Kind, at index: Int) {
      self.kind = kind
      self.index = UInt32(truncatingIfNeeded: index)
    }
  }

  /// The controllers from the root to the topmost one.
  struct Chain: Sendable {
    /// The names, the lowest first.
    var names: [String]
    /// With whom it came about, for a change that comes with no event.
    var who = AppWho.none
    /// Where it is so from.
    var line: Int
    var time: Int64?
  }

  private(set) var items: ContiguousArray<Item> = []
  private(set) var transitions: ContiguousArray<AppTransition> = []
  private(set) var chains: ContiguousArray<Chain> = []

  /// At most this many are shown at a time. Many keep the code of both in the caches, and few keep the events there, which
  /// were checked a moment ago; those of a whole batch would have to be fetched from memory again.
  private static let limit = 512
  /// Whether it is time to show them.
  @inline(__always)
  var isFull: Bool { items.count >= Self.limit }

  /// Adds an event.
  @inline(__always)
  mutating func add(_ event: Item) { items.append(event) }

  /// The chain behind the event that was added last is another.
  mutating func change(_ chain: Chain) {
    items[items.count - 1].chain = Int32(truncatingIfNeeded: chains.count)
    chains.append(chain)
  }

  /// Adds a transition that is over.
  mutating func add(_ transition: AppTransition) {
    items.append(Item(.transition, at: transitions.count))
    transitions.append(transition)
  }

  /// Adds another chain, which came about without an event.
  mutating func add(_ chain: Chain) {
    items.append(Item(.chain, at: chains.count))
    chains.append(chain)
  }

  /// All of it was shown.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    transitions.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
  }
}
