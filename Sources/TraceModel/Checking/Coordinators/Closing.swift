extension Coordinators {
  /// A coordinator that was finished, and one of its screens that is to go.
  struct Closing: Equatable, Sendable {
    var coordinator: Participant
    var screen: Seat
    var line: Int
    /// Where the coordinator began.
    var beginLine: Int
  }
}
