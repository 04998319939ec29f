/// A transition: the rows from its first event to its last.
package struct PictureBand: Hashable, Sendable {
  /// Its index among those that run at the same time.
  package var slot: Int
  /// The row of its heading.
  package var first: Int
  /// The row of its last event in the picture.
  package var last: Int
  /// Whether it began before the picture.
  package var isCutAbove: Bool
  /// Whether it goes on after the picture.
  package var isCutBelow: Bool
}
