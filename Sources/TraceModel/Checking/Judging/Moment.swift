/// The moment of a fault: since when a controller had been where it was, and what ran just then.
extension TraceChecker {
  /// Since when a controller has been on the screen, or gone.
  func since(_ instance: Instance, _ state: AppearanceState) -> String {
    let (came, gone) = (instance.line(.viewDidAppear), instance.line(.viewDidDisappear))
    return switch state {
    case .appeared where came > 0: "; it has been on the screen since line \(came)"
    case .hidden where gone > 0: "; it has been gone since line \(gone)"
    default: ""
    }
  }

  /// The call of the app, a scene or a delegate right before a line, if it came since a controller was last heard of.
  func callBefore(_ line: Int, since last: Int) -> [Evidence] {
    guard lastCall.line > last, line - lastCall.line <= Self.justBefore else { return [] }
    return [
      Evidence(
        line: lastCall.line, controller: text(of: lastCall.who.name), event: lastCall.kind.name,
        label: "came just before")
    ]
  }

  /// So many lines before a call is what brought it.
  private static var justBefore: Int { 3 }
}
