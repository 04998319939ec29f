/// One controller shown by another, from the request to the end.
struct Presentation: Sendable {
  var presenter = Seat()
  /// Who asked for it, where another screen has come on top behind it, and is its presenter now.
  var askedBy = Participant.none
  var presented = Seat()
  /// The screen that came with a presented container which logs nothing.
  var screen = InstanceRef.none
  var style: PresentationStyle?
  var family: FamilyReading?
  /// The last word on `isModalInPresentation`.
  var modal: Bool?
  /// The delegate's last answer.
  var shouldDismiss: Bool?
  /// The delegate was asked, and what it answered was not used yet.
  var isAsked = false
  var phase = Phase.presenting
  /// The presenter got no callback on the way in, or one that it should not have: it owes nothing on the way out.
  var presenterExcused = false
  /// Whether the presenter has gone by itself while what it presents was up, and its style leaves it in place.
  var presenterWasSentAway = false
  /// The line and the name of the last willDismiss whose didDismiss has not come, after the controller has gone.
  var didDismissOwedSince = 0
  var willDismissLine = 0
  var delegate = Participant.none
  /// Whether a controller that may have a sheet of its own made the delegate's calls, and no mark tells of this one.
  var isDelegateGuessed = false
  /// Whether nothing but the time says that the delegate was told of this one.
  var isSheetGuessed = false
  /// The line where the answer or setting was said.
  var modalLine = 0
  /// Whether it was said of a controller that has gone since, and only its name tells that it is the same.
  var isSettingOfBefore = false
  /// Where a setting was said last of another sheet of the name, and by the name alone, or 0.
  var namesakeSettingLine = 0
  var shouldLine = 0
  var firstLine = 0
  /// The only controller that was shown when a presenter that logs nothing was asked: it is covered in its place.
  var coveredInstead = InstanceRef.none
  /// Who was asked to dismiss it.
  var dismisser = Participant.none
  var isOpen = true
  /// Where it was told that the presenter was removed below it, or 0.
  var stackGoneLine = 0
  /// Whether it was asked to dismiss what it presents, which logs nothing: it may have gone itself since.
  var mayHaveGone = false
  /// Whether a mark announced it: then it is known who takes part.
  var isAnnounced = false

  enum Phase: UInt8, Sendable { case presenting, presented, dismissing, dismissed }
}

/// A role in a transition or presentation, and who takes it.
struct Seat: Equatable, Sendable {
  /// The name, and the instance where the log gives it.
  var who = Participant.none
  /// The instance, once an event of it was seen.
  var instance = InstanceRef.none

  var isTaken: Bool { instance.isSome }
  var isNamed: Bool { who.isSome }
}
