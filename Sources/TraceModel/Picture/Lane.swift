/// A controller of a run, as the lane of a picture that it has.
package struct Lane: Hashable, Sendable {
  /// The name of the controller.
  package var name: String
  /// Which instance of its name it is, counted from 1; 0 where the log tells no instances apart.
  package var ordinal: UInt32

  /// The lane of an instance.
  package init(name: String, ordinal: UInt32) {
    self.name = name
    self.ordinal = ordinal
  }

  /// The name, with a number from the second instance on.
  package var label: String { ordinal > 1 ? "\(name) (\(ordinal))" : name }
}
