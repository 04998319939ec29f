/// The stacks of the navigation controllers of a trace.
///
/// By a name alone, such as `UINavigationController`, several stacks may have one owner. The first of them is in front: the
/// one that the name means now.
struct NavigationStacks: ~Copyable, Sendable {
  private var stacks: [NavigationStack] = []

  /// Who was named last as shown before anybody moved; `nil` most of the time.
  var shownAhead: ShownAhead?

  /// How many are kept.
  static let limit = 256

  var isEmpty: Bool { stacks.isEmpty }
  var count: Int { stacks.count }
  /// The stack that was logged first.
  var first: NavigationStack? { stacks.first }

  /// The stack of a navigation controller: an empty one if nothing was logged about it.
  subscript(owner: Participant) -> NavigationStack {
    // Copied, which is two counts of references: to lend it takes room on the heap for each look.
    get { stacks.first { $0.owner == owner } ?? NavigationStack(owner: owner) }
    _modify {
      let index = learn(owner)
      yield &stacks[index]
    }
  }

  /// Who is on top of the stack of a navigation controller: asked most often, and nothing is copied for it.
  func top(of owner: Participant) -> Seat? {
    stacks.firstIndex { $0.owner == owner }.flatMap { stacks[$0].top }
  }

  /// Whether a controller is known to have a stack.
  func know(_ owner: Participant) -> Bool { stacks.contains { $0.owner == owner } }

  /// Whether a controller is known to have a stack that wasn't dismissed with it.
  func hasLiving(_ owner: Participant) -> Bool { stacks.contains { $0.owner == owner && !$0.isGone } }

  /// How many stacks have an owner.
  func count(of owner: Participant) -> Int { stacks.count { $0.owner == owner } }

  /// Whether an instance is on top of a stack that has an owner.
  func hasTop(_ instance: InstanceRef, of owner: Participant) -> Bool {
    stacks.contains { $0.owner == owner && $0.top?.instance == instance }
  }

  /// Whether an instance is on top of a stack whose owner meets a condition.
  func haveTop(_ instance: InstanceRef, ofAny isMeant: (Participant) -> Bool) -> Bool {
    stacks.contains { $0.top?.instance == instance && isMeant($0.owner) }
  }

  /// All of them.
  var all: [NavigationStack] { stacks }

  /// The first stack that meets a condition.
  func first(where isMeant: (NavigationStack) -> Bool) -> NavigationStack? { stacks.first(where: isMeant) }

  /// Whether an instance is in any stack, by default leaving out those of dismissed navigation controllers.
  func hold(_ instance: InstanceRef, evenDismissed: Bool = false) -> Bool {
    stacks.contains { (evenDismissed || !$0.isGone) && $0.lastIndex(of: instance) != nil }
  }

  /// Whether a controller of a name is in any stack as an entry that has logged nothing.
  func holdUnlogged(_ name: Symbol) -> Bool {
    stacks.contains { !$0.isGone && $0.entries.contains { !$0.isTaken && $0.who.name == name } }
  }

  /// Whether an instance is in the stack of any container but this one.
  func hold(_ instance: InstanceRef, besides container: Participant) -> Bool {
    stacks.contains { $0.owner != container && $0.lastIndex(of: instance) != nil }
  }

  /// The owners of the stacks that an instance is in, without dismissed ones.
  func owners(of instance: InstanceRef) -> [Participant] {
    stacks.lazy.filter { !$0.isGone && $0.lastIndex(of: instance) != nil }.map(\.owner)
  }

  /// The entries above an instance, in any stack.
  func entries(above instance: InstanceRef) -> [Seat] { stacks.flatMap { $0.entries(above: instance) } }

  /// Whether anything is known to be above an instance.
  func cover(_ instance: InstanceRef) -> Bool {
    stacks.contains { !$0.isGone && !$0.entries(above: instance).isEmpty }
  }

  /// Whether one instance is on top of a stack that holds the other.
  func isPop(of going: InstanceRef, to coming: InstanceRef) -> Bool {
    stacks.contains { $0.isPop(of: going, to: coming) }
  }

  /// The stack that has one instance on top and the other below it.
  func stack(withPopOf going: InstanceRef, to coming: InstanceRef) -> NavigationStack? {
    stacks.first { !$0.isGone && $0.isPop(of: going, to: coming) }
  }

  /// A controller that marks put into stacks by its address logs something.
  mutating func take(_ seat: Seat) {
    for index in stacks.indices { stacks[index].take(seat) }
  }

  /// A controller was released.
  mutating func release(_ instance: InstanceRef, _ who: Participant, leaving rest: Seat? = nil) {
    for index in stacks.indices { stacks[index].release(instance, who, leaving: rest) }
  }

  /// A controller is shown in the stack of an owner: it is in no other any more.
  mutating func keep(_ instance: InstanceRef, onlyIn owner: Participant) {
    for index in stacks.indices where stacks[index].owner != owner { stacks[index].remove(instance) }
  }

  /// A dismissed navigation controller takes its stack along.
  ///
  /// - Parameter screen: one that is in the stack, if it is known; of several stacks that one is meant.
  mutating func leave(with owner: Participant, holding screen: InstanceRef = .none) {
    let index = stacks.firstIndex {
      $0.owner == owner && (!screen.isSome || $0.lastIndex(of: screen) != nil)
    }
    if let index { stacks[index].leave() }
  }

  /// An owner was asked for what another stack does, and has none: drops its stack if that holds nothing but one screen.
  mutating func forget(_ owner: Participant, holdingOnly screen: InstanceRef) {
    stacks.removeAll { $0.owner == owner && $0.entries.allSatisfy { $0.instance == screen } }
  }

  /// One more stack that has an owner, an empty one; it is in front.
  mutating func beginAnother(_ owner: Participant) {
    stacks.append(NavigationStack(owner: owner), keeping: Self.limit)
    if let front = stacks.firstIndex(where: { $0.owner == owner }) { stacks.swapAt(front, stacks.count - 1) }
  }

  /// Brings the first stack in front that has an owner and meets a condition.
  ///
  /// - Returns: whether there is one.
  mutating func bringForward(_ owner: Participant, where isMeant: (NavigationStack) -> Bool) -> Bool {
    guard let front = stacks.firstIndex(where: { $0.owner == owner }),
      let meant = stacks[front...].firstIndex(where: { $0.owner == owner && isMeant($0) })
    else { return false }
    stacks.swapAt(front, meant)
    return true
  }

  private mutating func learn(_ owner: Participant) -> Int {
    if let known = stacks.firstIndex(where: { $0.owner == owner }) { return known }
    stacks.append(NavigationStack(owner: owner), keeping: Self.limit)
    return stacks.count - 1
  }
}
