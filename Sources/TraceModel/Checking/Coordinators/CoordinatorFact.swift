/// What is wrong with a coordinator's life.
enum CoordinatorFact: Equatable, Sendable {
  /// In which call an app seems to finish its coordinators.
  enum Habit { case inDidShow, inDidDisappear, unknown }

  /// The screen above another, and where it came.
  struct Cover: Equatable {
    var name: Symbol
    var line: Int
  }

  /// What shows that a coordinator was finished too early.
  enum Early: Equatable {
    /// A screen of it is in a stack: covered since a line, and back at a later one, or 0.
    case inStack(coveredSince: Int, backAt: Int)
    /// A screen of it is below another that came at a line.
    case below(Cover)
    /// A screen of it appeared again after that, at a line; another had been above it, if that is known.
    case cameBack(Int, from: Cover?)
    /// It was finished in a swipe that was given up: back from the screen, or of the sheet that the screen is.
    case swipeGivenUp(ofSheet: Bool)
  }

  /// All its screens are gone and its parent was never told; the last went by a mark.
  case leaked(Coordinator, Habit, wayOut: PopMark?)
  case finishedTwice(Coordinator, again: Int)
  /// It was finished though it had been released before.
  case finishedAfterRelease(Coordinator, releasedLine: Int, line: Int)
  /// It was finished while a screen is in the stack; what speaks against that this is so, and that it is its own.
  case finishedEarly(Coordinator, screen: Symbol, line: Int, Early, Doubts)
  /// It was released while a screen lives, or is still to come.
  case notRetained(Coordinator, screen: Symbol?, line: Int)
}
