/// Where a fact was seen first, and what it is there.
struct FactLocation: Sendable {
  /// Its first line; 0 where there is none.
  var line: Int
  /// Who covers the controller, where the fact is what a presenter hears of that or of the way back, and no mark names a
  /// style.
  var presented: String?
  /// The transition that it is part of there, where one was announced.
  var flow: String?

  /// The earlier of two.
  static func first(_ one: FactLocation, _ other: FactLocation) -> FactLocation {
    other.line < one.line ? other : one
  }
}
