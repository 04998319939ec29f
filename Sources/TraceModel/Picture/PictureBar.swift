/// A stretch of a lane in which a controller stays in one state.
package struct PictureBar: Hashable, Sendable {
  /// The lane.
  package var lane: Int
  /// The state.
  package var state: AppearanceState
  /// The row of the event that began it; `nil` where it began before the picture.
  package var first: Int?
  /// The row of the event that ended it; `nil` where it goes on after the picture.
  package var last: Int?
}
