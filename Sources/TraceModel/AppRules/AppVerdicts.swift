/// What the rules have said, until somebody takes it.
struct AppVerdicts: Sendable {
  private var said: [(rule: Int, verdict: AppVerdict)] = []
  /// Breaches by what never came, which the log may yet turn out to be able to show.
  private var unproven: [(rule: Int, breach: AppBreach)] = []
  var isEmpty: Bool { said.isEmpty }

  /// Notes what a rule said.
  ///
  /// - Parameter met: the conditions of the rule that were ever met.
  mutating func note(_ verdicts: [AppVerdict], of rule: Int, met: UInt32) {
    for verdict in verdicts {
      if case .broken(let breach) = verdict, breach.isOfAbsence, met & 1 << UInt32(breach.condition) == 0 {
        unproven.append((rule, breach))
      } else {
        said.append((rule, verdict))
      }
    }
  }

  /// The trace is over: what never came may not be logged.
  ///
  /// - Parameter isLogged: whether the trace tells what a breach says is missing.
  mutating func prove(_ isLogged: (_ rule: Int, _ breach: AppBreach) -> Bool) {
    for (rule, breach) in unproven {
      var breach = breach
      if !isLogged(rule, breach) { breach.doubts.insert(.unlogged) }
      said.append((rule, .broken(breach)))
    }
    unproven = []
  }

  /// Takes what was said since the last time.
  mutating func take() -> [(rule: Int, verdict: AppVerdict)] {
    defer { said.removeAll(keepingCapacity: true) }
    return said
  }
}
