/// TC505: a touch reaches a controller whose view is covered, or is outside a modal sheet.
extension ObservedApp {
  func unreachable(_ event: Event) -> TouchFact? {
    if event.kind == .hitTest, details(of: event)?.valueText != "self" { return nil }
    let named = allNamed(event.subject)
    guard let index = lastGone(of: named), !isUnjudged(instances[index].name),
      let reason = reason(against: index),
      named.allSatisfy({ $0 == index || instances[$0].state == .hidden })
    else { return nil }
    return TouchFact(
      controller: instances[index], reason: reason, line: event.line, event: event.kind,
      isOneOfSeveral: named.count > 1)
  }

  /// Why a controller shouldn't get a touch.
  private func reason(against index: InstanceIndex) -> TouchFact.Reason? {
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
