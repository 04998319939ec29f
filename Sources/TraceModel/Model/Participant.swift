/// Who takes part in an event: a name and, where the log gives it, an instance.
///
/// A controller, but also a navigation controller, a window, a coordinator or a delegate.
public struct Participant: Hashable, Sendable {
  /// The name without its module.
  public var name: Symbol
  /// The instance, or `.none` where the log gives the name only.
  public var instance: InstanceKey

  /// A participant by name and instance.
  public init(name: Symbol, instance: InstanceKey = .none) {
    self.name = name
    self.instance = instance
  }

  /// Nobody: the line names none.
  public static let none = Participant(name: .none)

  /// Whether the line names anybody.
  public var isSome: Bool { name.isSome || instance.isSome }
}
