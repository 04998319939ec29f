/// The stacks of the navigation controllers of a trace.
struct NavigationStacks: ~Copyable, Sendable {
  private var stacks: [NavigationStack] = []

  /// How many are remembered.
  static let limit = 256

  var isEmpty: Bool { stacks.isEmpty }
  var count: Int { stacks.count }
  /// The one that was heard of first.
  var first: NavigationStack? { stacks.first }

  /// The stack of a navigation controller: an empty one where nothing was heard of it.
  subscript(owner: Participant) -> NavigationStack {
    get { stacks.first { $0.owner == owner } ?? NavigationStack(owner: owner) }
    _modify {
      let place = learn(owner)
      yield &stacks[place]
    }
  }

  /// Whether a controller is known to have a stack.
  func know(_ owner: Participant) -> Bool { stacks.contains { $0.owner == owner } }

  /// The first stack of which something is true.
  func first(where isMeant: (NavigationStack) -> Bool) -> NavigationStack? { stacks.first(where: isMeant) }

  /// Whether an instance stands in any stack, or in any but those of navigation controllers that were dismissed.
  func hold(_ instance: InstanceRef, evenDismissed: Bool = false) -> Bool {
    stacks.contains { (evenDismissed || !$0.isGone) && $0.lastIndex(of: instance) != nil }
  }

  /// Whether a controller of a name stands in any stack of which nothing was heard.
  func holdUnheard(_ name: Symbol) -> Bool {
    stacks.contains { !$0.isGone && $0.entries.contains { !$0.isTaken && $0.who.name == name } }
  }

  /// Whether an instance stands in the stack of another than a container.
  func hold(_ instance: InstanceRef, besides container: Participant) -> Bool {
    stacks.contains { $0.owner != container && $0.lastIndex(of: instance) != nil }
  }

  /// Whose stacks an instance stands in, without those that were dismissed.
  func owners(of instance: InstanceRef) -> [Participant] {
    stacks.lazy.filter { !$0.isGone && $0.lastIndex(of: instance) != nil }.map(\.owner)
  }

  /// What stands above an instance, in any stack.
  func entries(above instance: InstanceRef) -> [Seat] { stacks.flatMap { $0.entries(above: instance) } }

  /// Whether something is known to lie above an instance.
  func cover(_ instance: InstanceRef) -> Bool {
    stacks.contains { !$0.isGone && !$0.entries(above: instance).isEmpty }
  }

  /// Whether one is on top of a stack in which the other stands.
  func isPop(of going: InstanceRef, to coming: InstanceRef) -> Bool {
    stacks.contains { $0.isPop(of: going, to: coming) }
  }

  /// The stack in which one is on top and the other stands below it.
  func stack(withPopOf going: InstanceRef, to coming: InstanceRef) -> NavigationStack? {
    stacks.first { !$0.isGone && $0.isPop(of: going, to: coming) }
  }

  /// A controller was released.
  mutating func release(_ instance: InstanceRef, isByName: Bool) {
    for place in stacks.indices { stacks[place].release(instance, isByName: isByName) }
  }

  /// A navigation controller that is dismissed takes its stack along.
  mutating func leave(with owner: Participant) {
    if let place = stacks.firstIndex(where: { $0.owner == owner }) { stacks[place].leave() }
  }

  private mutating func learn(_ owner: Participant) -> Int {
    if let known = stacks.firstIndex(where: { $0.owner == owner }) { return known }
    stacks.append(NavigationStack(owner: owner), keeping: Self.limit)
    return stacks.count - 1
  }
}
