/// TC702 where no release is logged: all screens of a coordinator were taken off by the end of the log.
extension TraceChecker {
  /// The log is over: which coordinators have lost their screens, and were never finished as others were?
  func coordinatorsLeftWithoutScreens() -> [CoordinatorFact] {
    guard app.classes.announces(.childDidFinish) else { return [] }
    return app.coordinators.unfinished.compactMap { coordinator in
      let sights = app.sights(of: coordinator.screens)
      // Another has gone since, so there was time to finish it.
      guard sights.allSatisfy(\.isTakenOffUnreleased),
        let last = sights.max(by: { $0.goneLine < $1.goneLine }),
        let name = last.name, last.goneLine < app.latest.departureLine
      else { return nil }
      return app.coordinators.leaked(coordinator, losing: name, at: last.goneLine)
    }
  }
}
