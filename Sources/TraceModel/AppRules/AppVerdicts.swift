/// What the rules have said, until somebody takes it.
package struct AppVerdicts: Sendable {
  /// What breaches have in common that are only counted.
  private struct Kind: Hashable {
    var rule: Int
    var who: Symbol
    var transition: TransitionKind?
    var isCertain: Bool

    init(_ rule: Int, _ breach: AppBreach) {
      (self.rule, who, transition) = (rule, breach.who.name, breach.at.transition)
      isCertain = breach.doubts.isEmpty
    }
  }

  /// How many breaches are kept; the rest are counted.
  private static let limit = 10_000

  /// What was said, in that order.
  private(set) var said: [(rule: Int, verdict: AppVerdict)] = []
  /// Breaches by what never came, which the log may yet turn out to be able to show.
  private var unproven: [(rule: Int, breach: AppBreach)] = []
  /// The breaches beyond those that are kept: the first of each kind, and how many there are.
  private var beyond: [Kind: (breach: AppBreach, count: Int)] = [:]
  var isEmpty: Bool { said.isEmpty && beyond.isEmpty }

  /// Notes what a rule said.
  ///
  /// - Parameter met: the conditions of the rule that were ever met.
  mutating func note(_ verdicts: [AppVerdict], of rule: Int, met: UInt32) {
    for verdict in verdicts {
      guard case .broken(let breach) = verdict else {
        said.append((rule, verdict))
        continue
      }
      if said.count + unproven.count >= Self.limit {
        beyond[Kind(rule, breach), default: (breach, 0)].count += 1
      } else if breach.isOfAbsence, met & 1 << UInt32(breach.condition) == 0 {
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

  /// The breaches that are only counted.
  var counted: [(rule: Int, breach: AppBreach, count: Int)] {
    beyond.map { ($0.key.rule, $0.value.breach, $0.value.count) }
  }

  /// Takes what was said since the last time; what is not proven yet stays.
  mutating func take() -> AppVerdicts {
    var taken = AppVerdicts()
    swap(&taken.said, &said)
    swap(&taken.beyond, &beyond)
    return taken
  }
}
