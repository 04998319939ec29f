/// A controller as the rules of an app know it.
package struct AppWho: Hashable, Sendable {
  /// The name.
  package var name: Symbol
  /// Which one of its name it is, counted from 1; 0 where that is not known.
  package var ordinal: UInt32
  /// What the log tells it by.
  package var key: InstanceKey

  /// A controller.
  package init(name: Symbol, ordinal: UInt32 = 0, key: InstanceKey = .none) {
    (self.name, self.ordinal, self.key) = (name, ordinal, key)
  }

  /// The one of a name that an event names.
  init(_ participant: Participant, ordinal: UInt32) {
    self.init(name: participant.name, ordinal: ordinal, key: participant.instance)
  }

  /// Nobody.
  package static let none = AppWho(name: .none)

  /// The number of its name and the ordinal in one: what tells instances apart.
  var identity: UInt64 { UInt64(name.index) << 32 | UInt64(ordinal) }
}
