/// Who began to appear, arrived and left last, and what was called last: many decisions ask what happened just before.
struct Latest: Sendable {
  /// The line of the last event.
  var line = 0
  /// The line of the event before it.
  var lineBefore = 0
  /// The last event before the place where another excerpt of a page may begin; 0 without such a place.
  var excerptLine = 0
  /// The controller that got viewWillAppear last.
  var coming = InstanceRef.none
  /// The controller whose `viewWillAppear` came last of all callbacks, so that what is asked for now may be its own doing.
  var inWillAppear = InstanceRef.none
  /// The controller that got viewWillDisappear last.
  var going = InstanceRef.none
  /// The controller that got viewDidAppear last, once what follows from that is judged.
  var arrived = InstanceRef.none
  /// The controller that got viewDidAppear first of all.
  var first = InstanceRef.none
  /// Where a controller got viewDidAppear last, or 0.
  var arrivalLine = 0
  /// The controller that got viewDidDisappear last.
  var departed = InstanceRef.none
  /// Where a controller got viewDidDisappear last, or 0.
  var departureLine = 0
  /// The controller that got viewWillAppear twice at launch.
  var twiceAtLaunch = InstanceRef.none
  /// Where a controller loaded its view last, or 0.
  var loadLine = 0
  /// Where a presentation's delegate was last told that a gesture begins, or 0.
  var gestureLine = 0
  /// Where a presentation's delegate was called last, or 0.
  var delegateLine = 0
  /// The line before its last calls in a row: no callback came between what a delegate is told then.
  var beforeDelegate = 0
  /// Where a dismissal was asked last of one whose presentation isn't known, or 0: nobody knows what it took along.
  var unknownDismissalLine = 0
  /// Where a stack was asked last for what may take several screens off it; 0 where it was asked for less since.
  var severalOff = 0
  /// What is on screen that the log never showed.
  var unseen = UnseenScreen()
  /// The last transition that no mark announced.
  var move = LastMove()
  /// The kinds of marks that were told before what they asked for, a bit each.
  var markedAhead: UInt64 = 0
  /// The last event that wasn't a callback of a controller.
  var call = LastCall()
}
