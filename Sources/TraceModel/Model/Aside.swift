/// A call of SwiftUI's that an app prints. It is told, and judged by nothing: SwiftUI promises no order.
public struct Aside: Sendable {
  /// What is called, as it is written in code.
  public enum Kind: String, CaseIterable, Sendable {
    case onAppear, onDisappear, task, scenePhase, sheet, fullScreenCover
  }

  /// What is called.
  public var kind: Kind
  /// The line, counted from 1.
  public var line: Int
  /// The process's number, or 0 where the log gives none.
  public var process: Int32 = 0
  /// The view that prints it; `.none` where the line names none.
  public var subject = Participant.none
}
