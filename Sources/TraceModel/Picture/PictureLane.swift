/// The lane of a controller.
package struct PictureLane: Hashable, Sendable {
  /// The name as it is shown.
  package var label: String
  /// How many owners it has in the picture: 0 for one that nobody in it presents or contains.
  package var depth: Int
  /// Whether a flagged event is in it.
  package var isFlagged = false
}
