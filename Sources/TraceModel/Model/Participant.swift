/// Who takes part in an event: a name and, where the log gives it, an instance.
///
/// A controller, but also a navigation controller, a window, a coordinator or a delegate.
package struct Participant: Hashable, Sendable {
  /// The instance, or `.none` where the log gives the name only. First, as it is the larger one.
  package var instance: InstanceKey
  /// The name without its module.
  package var name: Symbol

  /// A participant by name and instance.
  package init(name: Symbol, instance: InstanceKey = .none) {
    self.name = name
    self.instance = instance
  }

  /// Nobody: the line names none.
  package static let none = Participant(name: .none)

  /// Whether the line names anybody.
  package var isSome: Bool { name.isSome || instance.isSome }

  /// Whether a line that names the other may mean this one: the name is the same, and the address where both have one.
  package func mayBe(_ other: Participant) -> Bool {
    name == other.name && (instance == other.instance || !instance.isSome || !other.instance.isSome)
  }
}
