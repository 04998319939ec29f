/// The controllers on the screen that got viewWillAppear once more, which only code of the app does. They stay where they
/// are, and what the call began isn't a transition unless viewDidAppear follows.
struct CallsByHand: Sendable {
  /// The controllers, and the transition that each call began.
  private var calls: [(who: InstanceRef, began: RunningIndex)] = []

  /// How many are remembered.
  static let limit = 32

  var isEmpty: Bool { calls.isEmpty }

  /// A controller on the screen was called by hand: it is still there, and what comes next is judged as if it had not
  /// been called. A viewDidAppear that follows belongs to the same fault.
  mutating func note(
    _ index: InstanceIndex, in transition: RunningIndex, _ line: Int, _ app: inout ObservedApp
  ) {
    app.instances[index].owed =
      1 << AppearanceCallback.viewDidAppear.rawValue | 1 << AppearanceCallback.viewIsAppearing.rawValue
    app.instances[index].note(.viewWillAppear, line)
    app.running.leaveVacant(transition)
    calls.append((app.instances.reference(index), transition), keeping: Self.limit)
  }

  /// A controller that was called by hand is called again: if it didn't appear, that call began nothing.
  mutating func forget(_ index: InstanceIndex, _ callback: AppearanceCallback, _ app: inout ObservedApp) {
    let who = app.instances.reference(index)
    guard callback != .viewIsAppearing, let call = calls.firstIndex(where: { $0.who == who }) else { return }
    let began = calls.remove(at: call).began
    if callback.isWill, app.instances[index].transition == began, app.hasOnlyBegun(began) {
      app.discard(began)
    }
  }

  /// The log is over: what calls by hand began never was.
  func forgetAll(_ app: inout ObservedApp) {
    for (who, began) in calls {
      guard let index = app.instances.index(of: who), app.instances[index].transition == began,
        app.hasOnlyBegun(began),
        app.classes[app.instances[index].name].logs(.viewWillDisappear)
      else { continue }
      app.discard(began)
    }
  }
}

extension ObservedApp {
  /// Whether viewWillAppear leaves a controller on the screen where it is: it began a transition of its own, and nothing
  /// else explains it.
  func isCalledByHand(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    guard hasOnlyBegun(transition), endings.isEmpty, !isPageTurning, containers.tabs.reselected == nil,
      instances[index].transition == transition, isAlone(index),
      instances[index].flags.isDisjoint(with: [.excused, .goesAlong, .turned]),
      !isUnjudged(instances[index].name)
    else { return false }
    let going = 1 << Int(AppearanceCallback.viewWillDisappear.rawValue)
    // A class that doesn't log that it goes may have gone, unless nobody else is there in its place.
    return classes[instances[index].name].logs(.viewWillDisappear)
      || classes.loggedByAnyone & going != 0 && isLastThere(index)
  }

  /// Whether nothing of a transition was seen but that a controller begins to appear.
  fileprivate func hasOnlyBegun(_ transition: RunningIndex) -> Bool {
    running[transition].isOpen && !running[transition].isAnnounced
      && running[transition].seen == Slot.incomingWillAppear.bit
  }

  /// Whether no controller that appeared after another is still on the screen.
  private func isLastThere(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return !instances.haveAtEnds(CallsByHand.limit) { isOver($0, one) }
  }

  /// Whether another controller came after one had appeared, and is still there.
  private func isOver(_ other: Instance, _ one: Instance) -> Bool {
    other.isOnScreen && other.line(.viewWillAppear) > one.line(.viewDidAppear) && other.who != one.who
  }
}
