/// TC421: the active tab is chosen again, and its screen gets callbacks.
extension TraceChecker {
  /// TC421: the active tab went and came back, and nothing else moved. Its did-callbacks belong to the same fault.
  mutating func reportReselected(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    guard !app.hasCallableNamesake(index), !app.isUnjudged(app.instances[index].name) else { return }
    var finding = app.lifecycleFinding(
      index, .disappearing, callback, app.orders.appearance.entry(.disappearing, callback), event.line)
    app.retellAsReselected(&finding, index)
    app.instances[index].owed = 1 << AppearanceCallback.viewDidDisappear.rawValue
    raise(
      finding, about: app.seated(index).who,
      Claim(name: app.instances[index].name, anyOf: EventKind.viewDidDisappear.bit))
  }
}

extension ObservedApp {
  /// Whether the active tab was chosen again just before.
  func isReselected(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    containers.tabs.reselected == instances.reference(index) && callback == .viewWillAppear
  }

  /// TC421 says more than TC103: the tab was active already.
  func retellAsReselected(_ finding: inout Finding, _ index: InstanceIndex) {
    let name = text(of: instances[index].name)
    let evidence = finding.evidence + choosingAgain(name)
    finding = self.finding(
      421, finding.line, name, finding.instance,
      "\(name) got `viewWillAppear` when its tab was selected again at line \(latest.call.line), although "
        + "\(name) was already on screen")
    finding.evidence = evidence.sorted { $0.line < $1.line }
    finding.transition = .select
    finding.help =
      "UIKit makes no appearance callbacks when the user taps the active tab, but it calls shouldSelect and didSelect. "
      + "In shouldSelect, compare the controller with selectedViewController. "
      + (EventKind.tabBarControllerDidSelect.refreshAdvice ?? "")
  }

  /// The choice of a tab that was active already: nothing else was called since.
  private func choosingAgain(_ name: String) -> [Evidence] {
    [
      Evidence(
        line: latest.call.line, controller: text(of: latest.call.who.name), event: latest.call.kind.name,
        label: "the tab of \(name) again", isContext: true)
    ]
  }
}
