/// TC505: a touch reaches a controller whose view is covered, or is outside a modal sheet.
extension TraceChecker {
  mutating func observeTouch(_ event: Event) {
    if event.kind == .hitTest, app.details(of: event)?.valueText != "self" { return }
    guard let index = app.existing(event.subject), app.isAlone(index),
      !app.isUnjudged(app.instances[index].name), let reason = app.reason(against: index)
    else { return }
    raise(TouchFact(controller: app.instances[index], reason: reason, line: event.line, event: event.kind))
  }
}

extension ObservedApp {
  /// Why a controller shouldn't get a touch.
  fileprivate func reason(against index: InstanceIndex) -> TouchFact.Reason? {
    if instances[index].state == .hidden, instances[index].line(.viewDidDisappear) > 0 { return .hidden }
    guard let top = presentations.topmost, presentations[top].modal == true,
      presentations[top].phase == .presented,
      presentations[top].presenter.instance == instances.reference(index),
      let sheet = instances.index(of: presentations[top].presented.instance),
      instances[sheet].state == .appeared
    else { return nil }
    return .outside(sheet: instances[sheet].name)
  }
}
