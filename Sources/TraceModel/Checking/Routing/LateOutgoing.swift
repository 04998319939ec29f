/// The outgoing controller of a push that goes only after the pushed one has begun to come.
extension TraceChecker {
  /// Binds the screen that was on top, if nothing else asks it to go: a push has to begin with it.
  mutating func bindLate(_ index: InstanceIndex, _ event: Event) -> RunningIndex? {
    guard let transition = app.running.announced.first, app.running.announced.count == 1,
      !app.isOutgoingSought,
      app.lacksOutgoing(app.running[transition]),
      app.wasOnTop(index, besides: app.running[transition].container),
      app.belongs(transition, .outgoingWillDisappear)
    else { return nil }
    app.running[transition].isBoundByOrder = true
    app.running[transition].doubts.add(.boundByOrder)
    sit(index, transition, .outgoing)
    breach(transition, at: .outgoingWillDisappear, event)
    return transition
  }
}

extension ObservedApp {
  /// Whether a push has begun with the controller that it brings.
  fileprivate func lacksOutgoing(_ one: RunningTransition) -> Bool {
    one.kindAsked == .push && !one.isBroken && !one.outgoing.isNamed && !one.outgoing.isTaken
      && one.has(.incomingWillAppear) && !one.has(.incomingDidAppear)
  }

  /// Whether a controller arrived last, and was covered and came back before, or is the one that was asked for the push, or
  /// the first of all, or the only one on the screen. A sheet that closes while another screen is pushed below it was never
  /// covered so, and is neither.
  fileprivate func wasOnTop(_ index: InstanceIndex, besides container: Participant) -> Bool {
    let instance = instances[index]
    return instance.state == .appeared && instance.line(.viewDidAppear) == latest.arrivalLine
      && (instance.line(.viewDidDisappear) > 0 || instance.who == container || isFirst(index)
        || isAloneOnScreen(index))
      && !instance.presentedIn.isSome
      && !containers.stacks.hold(instances.reference(index), besides: container)
  }

  /// Whether a controller came over nobody, and nobody has gone since the log began.
  private func isFirst(_ index: InstanceIndex) -> Bool {
    !beganInTheMiddle && !instances[index].below.isSome && latest.departed == .none
  }

  /// Whether no other controller has arrived that hasn't left, but for containers.
  private func isAloneOnScreen(_ index: InstanceIndex) -> Bool {
    instances.indices.count <= Self.lookedThroughAtMost
      && instances.indices.allSatisfy {
        $0 == index || instances[$0].state != .appeared || instances[$0].flags.contains(.hosts)
          || classes[instances[$0].name].isNavigation || isTabController(instances[$0].who)
      }
  }
}
