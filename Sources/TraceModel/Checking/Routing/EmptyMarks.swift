/// Two marks may expect one controller to go: a push, and a presentation that is asked for while the push waits, which UIKit
/// refuses. It goes for the one whose other side comes. A mark that nothing follows eats no callback.
extension TraceChecker {
  /// A controller comes that a mark brings in: one that has begun to go for a later mark that nothing else followed goes for
  /// this one, where it has its seat.
  mutating func claimOutgoing(for index: InstanceIndex) {
    guard let asked = app.bringing(index),
      let going = app.instances.index(of: app.running[asked].outgoing.instance)
    else { return }
    let empty = app.instances[going].transition
    guard empty.isSome, empty != asked, app.isEmptyMark(empty, besides: .outgoingWillDisappear),
      app.running[empty].markLine > app.running[asked].markLine,
      app.running[empty].side(of: going) == .outgoing
    else { return }
    let line = app.running.line(of: .outgoingWillDisappear, in: empty)
    app.running[empty].giveBack(app.orders.catalogue.matchable)
    guard app.running[asked].accept(.outgoingWillDisappear, app.orders.catalogue, line, nil) else { return }
    noteLine(asked, .outgoingWillDisappear, line)
    app.instances[going].transition = .none
    sit(going, asked, .outgoing)
  }
}

extension ObservedApp {
  /// The announced transition that brings a controller in and whose outgoing one has logged nothing since.
  fileprivate func bringing(_ index: InstanceIndex) -> RunningIndex? {
    running.announced.last {
      waits($0, .incoming, for: index) && !running[$0].isCommitted
        && running[$0].seen & SlotSet.told.bits == 0
    }
  }

  /// Whether nothing followed a mark but one call of a controller that was taken for a part of it.
  fileprivate func isEmptyMark(_ transition: RunningIndex, besides slot: Slot) -> Bool {
    let one = running[transition]
    return one.isAnnounced && one.hasMark && !one.isBroken && !one.isCommitted
      && one.seen == slot.bit && !one.incoming.isTaken
  }

  /// Whether a controller that begins to go makes room for one that has begun to come by an earlier mark, and not for a
  /// mark that nothing followed.
  func goesInAnother(_ index: InstanceIndex, than transition: RunningIndex) -> Bool {
    guard rarely(running.announced.count > 1), running[transition].seen == 0 else { return false }
    return running.announced.contains {
      $0 != transition && !running[$0].isCommitted && running[$0].incoming.isTaken
        && running[$0].has(.incomingWillAppear) && !running[$0].has(.outgoingWillDisappear)
        && waits($0, .outgoing, for: index)
    }
  }
}
