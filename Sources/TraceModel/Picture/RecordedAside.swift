/// A call of SwiftUI's as pictures show it: told, and judged by nothing.
package struct RecordedAside: Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// What is called.
  package var kind: Aside.Kind
  /// The index of the lane in the recording in which it is drawn: that of the controller which shows the view.
  package var lane: Int?
  /// The view; empty where the line names none.
  package var view: String
  /// The controller that shows it; empty where the log tells none.
  package var host: String
}
