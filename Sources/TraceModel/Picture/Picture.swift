/// A picture of a stretch of a run, before anything is drawn: lanes side by side, events below each other.
///
/// Down is the order of the log, a row for each event; time has no length. Rows and lanes are counted from 0.
package struct Picture: Sendable {
  /// What it shows, in a few words.
  package var title = ""
  /// What it shows, in a sentence or two.
  package var summary = ""
  /// The controllers, an owner before what it owns.
  package var lanes: [PictureLane] = []
  /// The rows, from the top.
  package var rows: [PictureRow] = []
  /// The states of the controllers.
  package var bars: [PictureBar] = []
  /// The transitions.
  package var bands: [PictureBand] = []
  /// What should have come, an item each, in order.
  package var expectations: [PictureExpectation] = []

  /// An empty picture.
  package init() {}

  /// How many transitions are drawn beside each other.
  package var bandSlots: Int { (bands.map(\.slot).max() ?? -1) + 1 }
}
