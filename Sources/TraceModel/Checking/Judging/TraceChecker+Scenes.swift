/// The lifecycle of scenes and of the app, and what is called while none of them is in the foreground.
extension TraceChecker {
  mutating func noteScene(_ event: Event) {
    guard let step = SceneStep(event.kind) else { return }
    timeAway.take(step, event)
    scenes.take(step, of: event.subject, isApp: event.kind.isOfApp, event.kind, line: event.line)
    calledInBackground = false
  }

  /// TC109: a controller gets a callback between didEnterBackground and willEnterForeground, though nothing
  /// asked for it. Only the first such call is reported; the others belong to it.
  mutating func judgeInBackground(
    _ index: Int, _ callback: AppearanceCallback, _ transition: RunningIndex?, _ line: Int
  ) {
    guard callback.isWill, !calledInBackground, endings.isEmpty, !isUnjudged(instances[index].name) else {
      return
    }
    if let transition, running[transition].hasMark || running[transition].has(.willDismiss) { return }
    calledInBackground = true
    let name = text(of: instances[index].name)
    var finding = words.finding(
      109, line, instances[index].who, "\(name) got `\(callback)` while the app was in the background")
    finding.evidence =
      history(of: index)
      + [
        Evidence(
          line: line, controller: name, event: "\(callback)",
          label: "going to the background causes no callbacks")
      ]
    finding.doubt(.movedInBackground)
    raise(finding)
  }
}

extension EventKind {
  /// Whether an event is about the app, and not about a scene.
  fileprivate var isOfApp: Bool {
    switch self {
    case .didFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate:
      true
    default: false
    }
  }
}
