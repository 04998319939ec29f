/// TC103 in classes that log half of the callbacks: a call comes again, and only a transition that was cancelled could explain it.
extension TraceChecker {
  /// Keeps what is wrong with a call that came again, until the other side of its transition has turned or moved on.
  ///
  /// - Parameter faulty: the sets of logged callbacks for which it is a fault by itself.
  mutating func judgeLoneTurn(
    _ finding: Finding, _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback,
    _ faulty: UInt16
  ) {
    guard callback.isAgain(in: state), !finding.isKnown, app.instances[index].flags.contains(.hasAppeared)
    else {
      return
    }
    let who = app.instances.reference(index)
    guard judges.loneTurns.isAlone(who, since: app.lastCall(of: index), at: finding.line),
      let (other, isCovered) = app.rival(ofTurned: index, by: callback)
    else { return }
    var doubted = finding
    doubted.doubt(.endUnlogged)
    let (name, key) = (app.instances[index].name, app.instances[index].key)
    let claim = Claim(name: name, faulty: ~faulty & callback.setsThatTellReturn)
    let held = HeldFinding(finding: doubted, claim: claim, namedOnly: key.isSome ? .none : name)
    judges.loneTurns.wait(
      LoneTurns.Turn(held: held, who: who, other: other, isCovered: isCovered, callback: callback))
  }

  /// A call tells whether those before it were alone.
  @inline(never)
  mutating func followLoneTurns(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    judges.loneTurns.follow(index, callback, in: app)
  }
}

extension AppearanceCallback {
  /// Whether a call repeats what a state says already: that its controller comes, or that it goes.
  fileprivate func isAgain(in state: AppearanceState) -> Bool {
    switch state {
    case .appearing, .appeared: isAppearing && self != .viewIsAppearing
    case .disappearing, .hidden: !isAppearing
    case .unknown: false
    }
  }

  /// The sets of logged callbacks, as `AppearanceTable` numbers them, that tell the move which would have to be in between.
  fileprivate var setsThatTellReturn: UInt16 {
    let tell: [AppearanceCallback] =
      isAppearing ? [.viewWillDisappear, .viewDidDisappear] : [.viewWillAppear, .viewDidAppear]
    let bits = tell.reduce(0) { $0 | Int($1.bit) }
    return (0..<16).reduce(0) { $1 & bits == 0 ? $0 : $0 | 1 << UInt16($1) }
  }
}
