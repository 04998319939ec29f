/// Who is whose child, as far as containment told it.
struct Containment: ~Copyable, Sendable {
  /// A child and its parent.
  struct ChildLink: Equatable, Sendable {
    var child: InstanceRef
    var parent: InstanceRef
    /// Where that was said.
    var line: Int
  }

  private var links: [ChildLink] = []
  /// The children that appeared last, and whose they are: their own keys may be all that tells it.
  private var arrivals: [ChildLink] = []
  /// The children that only their own keys tell of.
  private var housed: [ChildLink] = []

  /// How many are remembered.
  static let limit = 256
  /// How many arrivals are.
  private static let latest = 16

  var isEmpty: Bool { links.isEmpty }

  /// Whether no controller is known to be in another.
  var holdsNothing: Bool { links.isEmpty && housed.isEmpty }

  /// A child has a parent from here on. Those that are no more are forgotten.
  mutating func attach(
    _ child: InstanceRef, to parent: InstanceRef, line: Int, _ instances: InstanceTable
  ) {
    links.removeAll { $0.child == child || instances.index(of: $0.child) == nil }
    links.append(ChildLink(child: child, parent: parent, line: line), keeping: Self.limit)
  }

  /// A child has no parent any more.
  mutating func detach(_ child: InstanceRef) { links.removeAll { $0.child == child } }

  /// Where it was said whose child a controller is.
  func line(of child: InstanceRef) -> Int? { links.last { $0.child == child }?.line }

  /// A child appeared.
  mutating func arrive(_ child: InstanceRef, in parent: InstanceRef, line: Int) {
    arrivals.removeAll { $0.child == child }
    arrivals.append(ChildLink(child: child, parent: parent, line: line), keeping: Self.latest)
  }

  /// The children of a controller that appeared last, in the order in which they did.
  func arrived(in parent: InstanceRef) -> [InstanceRef] {
    arrivals.lazy.filter { $0.parent == parent }.map(\.child)
  }

  /// A child's own key tells whose it is.
  mutating func house(_ child: InstanceRef, in parent: InstanceRef, line: Int) {
    housed.removeAll { $0.child == child }
    housed.append(ChildLink(child: child, parent: parent, line: line), keeping: Self.limit)
  }

  /// The children of a controller that only their own keys tell of.
  func housed(in parent: InstanceRef) -> [InstanceRef] {
    housed.lazy.filter { $0.parent == parent }.map(\.child)
  }

  /// All children whose parents were said, the newest last.
  var all: [ChildLink] { links }

  /// The children of a controller, and where that was said.
  func links(of parent: InstanceRef) -> [ChildLink] { links.filter { $0.parent == parent } }

  /// The children of a controller, the newest last.
  func children(of parent: InstanceRef) -> [InstanceRef] {
    links.lazy.filter { $0.parent == parent }.map(\.child)
  }
}
