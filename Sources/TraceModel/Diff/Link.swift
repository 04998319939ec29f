/// A transition of one side, as what edits may have in common.
struct Link: Hashable, Sendable {
  /// The side.
  var isBefore: Bool
  /// Its serial number.
  var transition: UInt32
}
