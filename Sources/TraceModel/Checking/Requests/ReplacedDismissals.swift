/// Dismissals that must be over, since their presenter has presented another controller: UIKit presents one at a time.
extension TraceChecker {
  /// A presented controller has come: the one before it has gone, whatever was logged of that.
  mutating func closeReplaced(by transition: RunningIndex) {
    let newest = app.running[transition].presentation
    guard newest.isSome else { return }
    for dismissal in app.running.announced where app.isReplaced(dismissal, by: newest) {
      let before = app.running[dismissal].presentation
      close(dismissal, app.wasAnsweredByAnother(dismissal) ? .forgotten : .replaced)
      app.endPresentation(before, swipedIn: nil)
    }
  }
}

extension ObservedApp {
  /// Whether a dismissal was under way when its presenter was asked for a later presentation.
  fileprivate func isReplaced(_ dismissal: RunningIndex, by newest: PresentationIndex) -> Bool {
    let (one, presenter) = (running[dismissal], presentations[newest].presenter)
    guard one.kindAsked == .dismiss, !one.isCommitted, one.presentation.isSome, presenter.isTaken else {
      return false
    }
    return presentations[one.presentation].presenter.instance == presenter.instance
      && one.firstLine < presentations[newest].firstLine
  }

  /// Whether nobody that a dismissal means has moved, and somebody else has gone since: that one was meant.
  fileprivate func wasAnsweredByAnother(_ dismissal: RunningIndex) -> Bool {
    guard isUnanswered(dismissal), let gone = instances.index(of: latest.departed) else { return false }
    return instances[gone].line(.viewDidDisappear) > running[dismissal].markLine
  }

  /// What shows that a dismissal is over whose presenter presents another by now.
  func replacement(of dismissal: RunningIndex) -> Evidence? {
    guard let newest = presentations.open.last, presentations[newest].phase == .presented,
      isReplaced(dismissal, by: newest),
      let presenter = instances.index(of: presentations[newest].presenter.instance),
      let presented = instances.index(of: logged(newest).instance)
    else { return nil }
    // At the very call that shows it, the controller hasn't noted that yet.
    let line = instances[presented].line(.viewDidAppear)
    return Evidence(
      line: line > presentations[newest].firstLine ? line : latest.line,
      controller: text(of: instances[presented].name), event: EventKind.viewDidAppear.name,
      label: "presented by \(text(of: instances[presenter].name)), which presents one at a time",
      isContext: true)
  }
}
