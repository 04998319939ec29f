/// What happened in one run, as far as rules of an app are mined of it: the moves between screens, whose order UIKit does
/// not decide, and who was on the screen.
struct RunSteps: Sendable {
  /// A move, in the words of a condition.
  struct Move: Sendable {
    var text: String
    /// The screen that it is about: the moves of one screen follow each other by UIKit's own order.
    var screen: String
    /// Whether that one comes; else it goes.
    var isArrival: Bool
    var line: Int
    var time: Int64?
  }

  /// Somebody came to the screen or began to go.
  struct Visit: Sendable {
    var name: String
    var instance: UInt64
    var isArrival: Bool
    var time: Int64?
  }

  var moves: [Move] = []
  var visits: [Visit] = []
}
