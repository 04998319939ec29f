/// What holds while the scope of a rule is open.
package enum AppRuleBody: Equatable, Sendable {
  /// This never comes.
  case never(AppCondition)
  /// This is always so: only a state can be.
  case always(AppCondition)
  /// These come, in this order.
  case expect([AppCondition])
  /// This comes so often at most.
  case atMost(Int, AppCondition)

  /// Its conditions. What is always so is watched for the moment in which it is not.
  package var conditions: [AppCondition] {
    switch self {
    case .never(let condition), .atMost(_, let condition): [condition]
    case .always(let condition): [condition.negated]
    case .expect(let chain): chain
    }
  }

  /// Whether something is expected.
  var expects: Bool { if case .expect = self { true } else { false } }
}
