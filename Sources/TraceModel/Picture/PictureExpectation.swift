/// An event that should have come, and whether it did.
package struct PictureExpectation: Hashable, Sendable {
  /// What became of it.
  package enum Fate: Hashable, Sendable {
    /// It came, in its place.
    case came
    /// It came, and not in its place.
    case displaced
    /// It did not come, and may be absent.
    case absent
    /// It did not come.
    case missing
    /// Words that name no event.
    case words
  }

  /// The event or the words.
  package var text: String
  /// What became of it.
  package var fate: Fate
  /// The row of the event, where it came.
  package var row: Int?
}
