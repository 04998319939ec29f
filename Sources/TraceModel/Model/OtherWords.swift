/// A callback that is told in other words than the first of its class was: `Home viewWillAppear(_:) fetched 20 items` behind
/// `Home viewWillAppear(_:) reload`. A closure made in that callback prints under its name.
package struct OtherWords: Sendable, Equatable {
  /// Which callback.
  package var kind: EventKind
  /// The name of the controller.
  package var name: Symbol
  /// A number for the words behind it.
  package var text: UInt32
  /// Whether the words of the first call were those of a later one, too, or none.
  package var isUsualKnown: Bool
}
