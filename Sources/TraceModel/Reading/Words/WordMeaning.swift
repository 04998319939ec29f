/// What a word of the vocabulary means in a line.
enum WordMeaning: Sendable, Equatable {
  /// A callback of a controller in one word: `viewDidLoad`, `deinit`.
  case callback(EventKind)
  /// The beginning or the end of a callback in several words: `View will`, `did appear`.
  case spelledCallback
  /// A callback without its `view`, or the initializer, behind a blank.
  case short
  /// `ShouldDismiss` and its like, in the short form or behind `presentationController`.
  case dismissal
  /// A part of a container's, a scene's or an application's method: the whole selector decides.
  case selector
  /// A mark of the canonical notation, with the bracket before it.
  case mark
  /// The same behind the description of an object.
  case describedMark
  /// The same of controllers that are named without brackets.
  case namedMark
  /// What links the one that such a mark is about to the one that is asked.
  case linkedMark
  /// The same without anybody who is asked.
  case bareMark
  /// The same as the value of a field.
  case fieldMark
  /// What a coordinator says of its child in words.
  case coordination
  /// A phrase of one of UIKit's own messages.
  case diagnostic(Diagnostic)
  /// A key of a JSON record that may be an event.
  case record
  /// A phrase of another language that says that an object has gone.
  case farewell
  /// A phrase of another language that says what a controller's view does.
  case toldState(EventKind)
  /// The word by which an app asks to leave a rule out.
  case suppression
  /// The words with which the recorder's first line begins.
  case recorder
  /// A phrase by which a logger says that lines are missing.
  case gap(LogGap)
  /// A call of SwiftUI's.
  case aside(Aside.Kind)
  /// A word that the configuration says to stand for an event.
  case own(EventKind)
}
