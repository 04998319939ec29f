/// A presentation that was asked for while another controller, which nothing announced, was over the presenter.
struct AskedUnderneath: Equatable, Sendable {
  var presenter: Participant
  var presented: Participant
  /// What was up, and since which line.
  var above: Seat
  var since: Int
  /// The line of the request.
  var line: Int
}
