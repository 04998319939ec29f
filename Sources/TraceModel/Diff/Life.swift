/// One instance of a controller, or one container or scene, from its first event to its last.
struct Life: Sendable {
  /// The number of its name.
  var name: UInt32
  /// Which one of its name it is; 0 where the log tells no instances.
  var ordinal: UInt32
  /// Its segments, as places in its story's.
  var segments: Range<Int>
}
