/// One instance of a controller, or one container or scene, from its first event to its last.
struct Life: Sendable {
  /// The number of its name.
  var name: UInt32
  /// Which one of its name it is; 0 where the log tells no instances.
  var ordinal: UInt32
  /// A number that it shares with the life of the other side that it was found to be the same as, or 0.
  var pair: UInt32 = 0
  /// Its segments, as indices in its story's.
  var segments: Range<Int>
}
