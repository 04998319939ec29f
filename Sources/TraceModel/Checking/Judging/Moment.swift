/// The moment of a fault: since when a controller had been on or off screen, and what ran just before.
extension ObservedApp {
  /// Since when a controller has been on the screen, or gone.
  func since(_ instance: Instance, _ state: AppearanceState) -> String {
    let (came, gone) = (instance.line(.viewDidAppear), instance.line(.viewDidDisappear))
    return switch state {
    case .appeared where came > 0: "; it has been on screen since line \(came)"
    case .hidden where gone > 0: "; it has been off screen since line \(gone)"
    default: ""
    }
  }

  /// The call of the app, a scene or a delegate right before a line, if it came after a controller's last
  /// logged event.
  func callJustBefore(_ line: Int, since last: Int) -> LastCall? {
    guard latest.call.line > last, line - latest.call.line <= Self.justBefore else { return nil }
    return latest.call
  }

  /// That call as a line of evidence.
  func callBefore(_ line: Int, since last: Int) -> [Evidence] {
    // What UIKit itself says is reported as such.
    guard let call = callJustBefore(line, since: last), call.kind != .diagnostic else {
      return goingJustBefore(since: last).map { lastCallback(of: $0) } ?? []
    }
    return [
      Evidence(
        line: call.line, controller: text(of: call.who.name), event: call.kind.name,
        label: call.line == line - 1 ? "came just before" : "came shortly before")
    ]
  }

  /// The callbacks of the controller that appeared on the line before: it may be the container, which lacks nothing.
  func appearedJustBefore(_ index: InstanceIndex) -> [Evidence] {
    guard let other = instances.index(of: latest.arrived), other != index,
      instances[other].line(.viewDidAppear) == latest.lineBefore
    else { return [] }
    let coming = [AppearanceCallback.viewWillAppear, .viewDidAppear].map {
      Evidence(
        line: instances[other].line($0), controller: text(of: instances[other].name), event: $0.name,
        label: "appears just before", isContext: true)
    }
    return coming.filter { $0.line > 0 }
  }

  /// A controller's last callback as a line of evidence.
  private func lastCallback(of index: InstanceIndex) -> [Evidence] {
    guard var last = history(of: index).last else { return [] }
    last.label = "came just before"
    return [last]
  }

  /// The controller that came after a controller's last logged event, and whose way out is the event right before
  /// this one.
  func goingJustBefore(since last: Int) -> InstanceIndex? {
    guard latest.lineBefore > last else { return nil }
    // It may have been released since: its entry tells of it until another takes the place.
    let lately = [latest.departed, latest.going].filter(\.isSome).map(\.index)
    return lately.first { index in
      let instance = instances[index]
      return instance.lastLine == latest.lineBefore && instance.line(.viewWillAppear) > last
        && (instance.state == .disappearing || instance.state == .hidden)
    }
  }

  /// What to do instead of calling a callback by hand at this moment.
  func refreshAdvice(_ index: InstanceIndex, _ line: Int) -> String? {
    let last = instances[index].lastLine
    if let advice = callJustBefore(line, since: last)?.kind.refreshAdvice { return advice }
    let isSheet = goingJustBefore(since: last).map { !isRelative($0, index) } ?? false
    return isSheet ? EventKind.presentationControllerDidDismiss.refreshAdvice : nil
  }

  /// A call at most this many lines earlier counts as the cause.
  private static var justBefore: Int { 3 }
}
