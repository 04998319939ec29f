/// An event as the checker understood it: which instance it is about, and the state of that instance after
/// it.
///
/// For code that needs more than findings and transitions: the comparison of runs, and pictures. There is one
/// for each event of a long run, so small fields are kept together.
package struct ObservedStep: Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// What happened.
  package var kind: EventKind
  /// The controller's state after the event.
  package var state = AppearanceState.unknown
  /// Its state after the previous step about it; `nil` if there was none, and after its deinit.
  package var before: AppearanceState?
  /// The style that the event's own keys give.
  package var style: PresentationStyle?
  /// The name of the controller, container, window or coordinator; `.none` where the line names none.
  package var name: Symbol
  /// Which instance of that name, counted from 1 in the order of their first events; 0 where no instance is known.
  package var ordinal: UInt32 = 0
  /// Where the checker keeps that instance, -1 where none is known. After its end another one may be kept there.
  var index: Int32 = -1
  /// The other one: who is presented, pushed, shown, added.
  package var object = Symbol.none
  /// The serial number of the transition that the event belongs to, marks and delegate calls included, or 0.
  package var transition: UInt32 = 0
  /// Microseconds, as `Event.time`.
  package var time: Int64?
  /// The yes-or-no keys.
  package var flags = EventFlags()
  /// The address or counter that the line gives; `.none` where it gives none.
  package var key = InstanceKey.none
}
