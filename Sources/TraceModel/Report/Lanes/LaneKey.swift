/// Tells the lanes of a trace apart.
package struct LaneKey: Hashable, Sendable {
  var name: Symbol
  /// Which instance of the name it is, counted from 1; 0 where the log tells no instances apart.
  var ordinal: UInt32

  /// Whether it is a controller whose callbacks tell where it is: a window or a stack has no states.
  var hasStates: Bool { ordinal > 0 }
}
