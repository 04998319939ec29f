/// A call of SwiftUI's that an app prints. It is told, and judged by nothing: SwiftUI promises no order.
package struct Aside: Sendable {
  /// What is called, as it is written in code.
  package enum Kind: String, CaseIterable, Sendable {
    case onAppear, onDisappear, task, scenePhase, sheet, fullScreenCover
  }

  /// What is called.
  package var kind: Kind
  /// The line, counted from 1.
  package var line: Int
  /// The process's number, or 0 where the log gives none.
  package var process: Int32 = 0
  /// The view that prints it; `.none` where the line names none.
  package var subject = Participant.none
  /// The controller that shows the view; `.none` where the log has not told it.
  package var host = Symbol.none

  /// In whose lane it is drawn: the controller's, else the one that prints it may be a controller itself.
  package var owner: Symbol { host.isSome ? host : subject.name }
}
