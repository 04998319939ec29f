/// An event as pictures need it: `ObservedStep` without what is only told in words.
///
/// There is one for each event of a long run, and it goes from one core to another, so it is as small as can be.
struct BriefStep: Sendable {
  @LineNumber var line = 0
  var kind: EventKind
  var state = AppearanceState.unknown
  /// The controller's state before; `nil` if it hadn't been logged yet. `LiveLanes` sets it.
  var before: AppearanceState?
  var name: Symbol
  var ordinal: UInt32 = 0
  var index: Int32 = -1
  var object = Symbol.none
  /// Microseconds, or the least number where the log gives none.
  var moment = Int64.min

  /// Microseconds, as `Event.time`.
  var time: Int64? { moment == .min ? nil : moment }
}
