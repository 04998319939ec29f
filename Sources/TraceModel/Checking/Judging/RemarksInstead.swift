/// What was taken for a remark may be the call that is missing: an app may print more words one time than another.
extension ObservedApp {
  /// Doubts that a callback came in the wrong state, if it came in the right one should the remarks since the controller's
  /// last event be calls.
  func doubtRemarks(
    _ finding: inout Finding, _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback
  ) {
    guard !classes.remarks.isEmpty else { return }
    let name = instances[index].name
    var reached = state
    var instead: [CallRemarks.Remark] = []
    for remark in classes.remarks.about(name, since: instances[index].lastLine)
    where orders.appearance.isLegal(reached, remark.callback) {
      reached = remark.callback.next
      instead.append(remark)
    }
    if !instead.isEmpty, orders.appearance.isLegal(reached, callback) { doubt(&finding, instead, of: name) }
  }

  /// Doubts that a side of a transition lacks callbacks, if there is a remark about each of them.
  func doubtRemarks(_ finding: inout Finding, _ transition: RunningIndex, _ side: Side, lacking: [Slot]) {
    guard !classes.remarks.isEmpty,
      let index = instances.index(of: running[transition].seat(side).instance)
    else { return }
    let name = instances[index].name
    let instead = lacking.compactMap { slot in
      slot.event.flatMap(AppearanceCallback.init).flatMap { callback in
        classes.remarks.about(name, since: instances[index].line(callback.before)).first {
          $0.callback == callback
        }
      }
    }
    if instead.count == lacking.count { doubt(&finding, instead, of: name) }
  }

  private func doubt(_ finding: inout Finding, _ instead: [CallRemarks.Remark], of name: Symbol) {
    finding.doubt(.remarkMayBeCall)
    finding.evidence += instead.map {
      Evidence(
        line: $0.line, controller: text(of: name), event: $0.callback.name, label: "taken for a remark",
        isContext: true)
    }
    finding.evidence.sort { $0.line < $1.line }
  }
}

extension AppearanceCallback {
  /// The callback that comes before it in the life of a controller.
  fileprivate var before: AppearanceCallback {
    switch self {
    case .viewWillAppear: .viewDidDisappear
    case .viewDidAppear, .viewIsAppearing: .viewWillAppear
    case .viewWillDisappear: .viewDidAppear
    case .viewDidDisappear: .viewWillDisappear
    }
  }
}
