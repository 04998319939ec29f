/// What marks said of controllers that had logged nothing by then: it holds for the controller that begins there next.
struct SaidAhead: ~Copyable, Sendable {
  /// A child that was added to a parent.
  struct Child: Equatable, Sendable {
    var child: InstanceRef
    var parent: Participant
    var line: Int
  }

  /// A value of `isModalInPresentation`.
  struct Setting: Equatable, Sendable {
    var who: Participant
    var modal: Bool
    var line: Int
  }

  private var children: [Child] = []
  private var settings: [Setting] = []

  /// How many of each are remembered.
  static let limit = 64

  @inline(__always)
  var isEmpty: Bool { children.isEmpty && settings.isEmpty }

  /// A child gets a parent.
  mutating func note(_ child: Child) {
    forget(child.child)
    children.append(child, keeping: Self.limit)
  }

  /// The parent of a child, if that has logged nothing.
  func parent(of child: InstanceRef) -> Participant? { children.last { $0.child == child }?.parent }

  /// The setting gets a value.
  mutating func note(_ setting: Setting) {
    settings.removeAll { $0.who == setting.who }
    settings.append(setting, keeping: Self.limit)
  }

  /// A child has another parent, or none.
  mutating func forget(_ child: InstanceRef) { children.removeAll { $0.child == child } }

  /// Takes out the children of a parent that begins.
  mutating func takeChildren(of parent: Participant) -> [Child] {
    defer { children.removeAll { $0.parent == parent } }
    return children.filter { $0.parent == parent }
  }

  /// Takes out the setting of a controller that begins.
  mutating func takeSetting(of who: Participant) -> Setting? {
    guard let index = settings.firstIndex(where: { $0.who == who }) else { return nil }
    return settings.remove(at: index)
  }
}
