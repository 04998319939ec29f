/// Controllers whose did-callback was still to come when their inferred transition was over. It may come late: until they
/// move again, are released, or what came in their place has gone itself.
struct OverdueMoves: Sendable {
  private struct Overdue {
    var mover: InstanceRef
    var missing: AppearanceCallback
    var other: InstanceRef
    /// The other one as it was then: it may be released since.
    var otherThen: Instance
    /// How many transitions had begun by then.
    var serial: UInt32
    /// Why it may be that the two do not belong together.
    var doubts: Doubts
  }

  private var waiting: [Overdue] = []
  /// Where a controller was released last that hadn't gone, and where it had begun to go.
  var lastRelease: (line: Int, began: Int)?

  /// How many are remembered.
  private static let limit = 16

  @inline(__always)
  var isEmpty: Bool { waiting.isEmpty }

  /// An inferred transition is over since one of its controllers moves on or is released. If one side has arrived, it was
  /// not cancelled, and the other must arrive as well.
  mutating func note(_ transition: RunningIndex, in app: borrowing ObservedApp) {
    let one = app.running[transition]
    if one.kindAsked == .setRoot { return noteRoot(one, in: app) }
    guard app.isToldByCallbacksAlone(transition), !one.doubts.contains(Doubts(.othersMove)) else { return }
    if !one.isAnnounced, app.isGivenUpHalfWay(one) { return noteReturn(one, in: app) }
    // Who comes may answer a pop that still waits.
    guard app.isHalfWay(one), app.container(of: one) == nil, app.containers.pendingPops.isEmpty,
      let comer = app.instances.index(of: one.incoming.instance),
      let goer = app.instances.index(of: one.outgoing.instance)
    else { return }
    if one.has(.outgoingDidDisappear), app.instances[comer].state == .appearing {
      var doubts = app.doubts(aboutHalfOf: one)
      if one.host.isSome || app.mayComeForOther(comer, than: goer) { doubts.add(.otherWindow) }
      expect(.viewDidAppear, of: comer, besides: goer, doubts, in: app)
    } else if one.has(.incomingDidAppear), app.instances[goer].state == .disappearing {
      var doubts = app.doubts(aboutHalfOf: one)
      if app.mayGoByItself(goer, besides: comer) { doubts.add(.otherWindow) }
      expect(.viewDidDisappear, of: goer, besides: comer, doubts, in: app)
    }
  }

  /// A gesture was given up, and what it was to reveal has disappeared again: by then the one that comes back has appeared, unless
  /// it presents or pushes another on its way.
  private mutating func noteReturn(_ one: RunningTransition, in app: borrowing ObservedApp) {
    guard app.container(of: one) == nil, app.containers.pendingPops.isEmpty,
      let back = app.instances.index(of: one.outgoing.instance),
      let revealed = app.instances.index(of: one.incoming.instance),
      app.instances[back].state == .appearing, app.instances[revealed].state == .hidden
    else { return }
    var doubts = app.doubts(aboutHalfOf: one)
    doubts.add(.mayStillRun)
    expect(.viewDidAppear, of: back, besides: revealed, doubts, in: app)
  }

  /// The root in whose place a container came that logs nothing has gone: by then the screen in that container has appeared.
  private mutating func noteRoot(_ one: RunningTransition, in app: borrowing ObservedApp) {
    guard one.has(.outgoingDidDisappear), !one.incoming.isTaken,
      app.classes[one.incoming.who.name].loggedCallbacks == 0,
      let goer = app.instances.index(of: one.outgoing.instance),
      let comer = app.instances.index(of: app.latest.coming), app.instances[comer].state == .appearing
    else { return }
    let came = app.instances[comer].line(.viewWillAppear)
    guard one.markLine < came, came < app.instances[goer].line(.viewDidDisappear) else { return }
    expect(.viewDidAppear, of: comer, besides: goer, Doubts(.othersMove), in: app)
  }

  private mutating func expect(
    _ missing: AppearanceCallback, of mover: InstanceIndex, besides other: InstanceIndex, _ doubts: Doubts,
    in app: borrowing ObservedApp
  ) {
    waiting.append(
      Overdue(
        mover: app.instances.reference(mover), missing: missing, other: app.instances.reference(other),
        otherThen: app.instances[other], serial: app.running.openedCount, doubts: doubts),
      keeping: Self.limit)
  }

  /// Takes out a controller that lacks a callback, and returns the other one of its transition; `nil` if more than the
  /// transition with which it moves on has begun since: it may belong to one of these.
  mutating func take(_ missing: AppearanceCallback, of mover: InstanceRef, serial: UInt32)
    -> (other: Instance, doubts: Doubts)?
  {
    // By their indices: each of them is large, and would be copied to be asked.
    let place = waiting.indices.first { waiting[$0].mover == mover && waiting[$0].missing == missing }
    guard let index = place else { return nil }
    let one = waiting.remove(at: index)
    return serial &- one.serial <= 1 ? (one.otherThen, one.doubts) : nil
  }

  /// Takes out those in whose place a controller came.
  mutating func takeGoers(replacedBy other: InstanceRef) -> [(goer: InstanceRef, doubts: Doubts)] {
    defer { waiting.removeAll { $0.other == other && $0.missing == .viewDidDisappear } }
    return waiting.filter { $0.other == other && $0.missing == .viewDidDisappear }
      .map { ($0.mover, $0.doubts) }
  }
}

extension ObservedApp {
  /// Whether both sides began to move, neither turned back, and nobody else moved before one came to rest: who belongs to whom
  /// is sure.
  fileprivate func isHalfWay(_ one: RunningTransition) -> Bool {
    let wills = Slot.incomingWillAppear.bit | Slot.outgoingWillDisappear.bit
    let turns =
      Slot.incomingWillDisappear.bit | Slot.incomingDidDisappear.bit | Slot.outgoingWillAppear.bit
      | Slot.outgoingIsAppearing.bit | Slot.outgoingDidAppear.bit
    guard one.seen & wills == wills, one.seen & turns == 0 else { return false }
    if one.cameToRestAlone { return true }
    // The second will-callback, and the one with which a side moves on.
    let own: UInt32 = 2
    return running.strangers.wills &- one.strangersBefore.wills <= own
      && running.isOnlyOneMoving
      // Whom a mark names is not counted as a stranger, and may have moved meanwhile all the same.
      && running.openedCount &- one.serial <= 1
  }

  /// Whether both sides began to move and turned back, and the one that was to be revealed is hidden again, while nobody else
  /// moved.
  fileprivate func isGivenUpHalfWay(_ one: RunningTransition) -> Bool {
    let turned =
      Slot.outgoingWillDisappear.bit | Slot.incomingWillAppear.bit | Slot.incomingDidDisappear.bit
      | Slot.outgoingWillAppear.bit
    let ends = Slot.outgoingDidAppear.bit | Slot.outgoingDidDisappear.bit | Slot.incomingDidAppear.bit
    guard one.seen & turned == turned, one.seen & ends == 0 else { return false }
    // The will-callbacks that followed the first, and the one with which a side moves on.
    let own: UInt32 = 4
    return running.strangers.wills &- one.strangersBefore.wills <= own
      && running.openedCount &- one.serial <= 1
  }

  /// Whether a third one is on the screen all the while, so that the one that comes may be in its window, and not in that of the one
  /// that goes: it came there later, or isn't below it, or the one that comes began before the other did, which is the order of
  /// tabs, and those leave nobody else on the screen.
  fileprivate func mayGoByItself(_ goer: InstanceIndex, besides comer: InstanceIndex) -> Bool {
    let one = instances[goer]
    guard instances.indices.count <= Self.lookedThroughAtMost else { return false }
    let isComerFirst = instances[comer].line(.viewWillAppear) < one.line(.viewWillDisappear)
    if isComerFirst, isRunningAtStart(comer) { return true }
    return instances.indices.contains {
      guard instances[$0].state == .appeared, $0 != comer, isApart($0, from: goer), isApart($0, from: comer)
      else { return false }
      return isComerFirst || instances[$0].line(.viewWillAppear) > one.line(.viewWillAppear)
        || instances[$0].line(.viewDidAppear) > one.line(.viewDidAppear)
        || !cameOver(instances.reference($0), goer)
    }
  }

  /// Whether a controller began to come before anybody had come to rest, in a log that began in the middle: whom it replaces may have
  /// begun to go before that.
  private func isRunningAtStart(_ comer: InstanceIndex) -> Bool {
    let began = instances[comer].line(.viewWillAppear)
    return beganInTheMiddle
      && !instances.indices.contains {
        let dids = [instances[$0].line(.viewDidAppear), instances[$0].line(.viewDidDisappear)]
        return dids.contains { 0 < $0 && $0 < began }
      }
  }

  /// Whether another that had come over a controller is going as well, as far as its class would say: it is revealed by that one,
  /// which may turn back.
  func mayComeForOther(_ comer: InstanceIndex, than goer: InstanceIndex) -> Bool {
    guard let above = instances.index(of: instances[comer].above), above != goer else { return false }
    return instances[above].state == .disappearing
      || instances[above].state.isOnScreen && !classes[instances[above].name].logs(.viewWillDisappear)
  }

  /// Whether neither of two controllers is in the other.
  private func isApart(_ index: InstanceIndex, from other: InstanceIndex) -> Bool {
    !isRelative(index, other) && !isInside(other, index) && !isInside(index, other)
  }

  /// Whether a third one moved meanwhile, so that the two of a transition may not belong together.
  fileprivate func doubts(aboutHalfOf one: RunningTransition) -> Doubts {
    isMovedOn(one) ? [] : Doubts(.othersMove)
  }

  /// Whether no other transition began before a side came to rest, nor since, but for one with which a side moves on.
  private func isMovedOn(_ one: RunningTransition) -> Bool {
    one.cameToRestAlone || running.openedCount == one.serial
      || running.announced.contains {
        let seats = [running[$0].incoming, running[$0].outgoing]
        return running[$0].serial == running.openedCount
          && seats.contains { $0.isSame(as: one.incoming) || $0.isSame(as: one.outgoing) }
      }
  }
}
