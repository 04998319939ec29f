/// What the log shows, at the line of a message of UIKit's, of a controller that the message is about.
struct Whereabouts: Equatable, Sendable {
  var who: Symbol
  /// The line at which that began.
  var line: Int
  var kind: Kind

  enum Kind: Equatable, Sendable {
    /// It loaded, and hasn't begun to appear.
    case loaded
    case appearing
    case disappearing
    /// It has begun to disappear at a line, and is gone.
    case disappeared(from: Int)
    case removed(by: Removal)
    /// It is below another.
    case below(Symbol)
    /// It was presented and is there.
    case up
    /// It is above the presenter, and on its way out.
    case leaving
    /// A mark presented it, and it is there.
    case presented(by: Symbol)
    /// It is an active search controller.
    case searching
    /// The user tried to swipe it away, and it stayed; its delegate was told.
    case swipeBlocked(toldTo: Symbol)
  }
}
