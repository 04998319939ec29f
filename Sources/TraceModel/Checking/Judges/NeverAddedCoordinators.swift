/// The coordinators that no parent added and that were released before their screens. An app may have routers that live only
/// for their start, and then it has several: the end of the log shows how many.
struct NeverAddedCoordinators: Sendable {
  private var facts: [CoordinatorFact] = []

  /// Lets a fact wait for the end, if it is about such a coordinator, and returns any other.
  mutating func take(_ fact: CoordinatorFact?) -> CoordinatorFact? {
    guard let fact, case .notRetained(let coordinator, _, _) = fact, coordinator.addedLine == 0 else {
      return fact
    }
    facts.append(fact, keeping: Coordinators.limit)
    return nil
  }

  /// The log is over.
  func atEnd(in app: borrowing ObservedApp) -> [Finding] {
    var findings: [Finding] = []
    for fact in facts {
      var finding = fact.told(in: app.words)
      finding.weigh(facts.count > 1 ? fact.doubts.union(Doubts(.routerMayBeBrief)) : fact.doubts)
      findings.append(finding)
    }
    return findings
  }
}
