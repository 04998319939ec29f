/// The last event that wasn't a callback of a controller: what the app was doing when something went wrong.
struct LastCall: Equatable, Sendable {
  var kind = EventKind.diagnostic
  var who = Participant.none
  /// 0 where there was none.
  var line = 0
}
