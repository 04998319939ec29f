/// A promise that an app makes about its own screens, as its configuration states it.
package struct AppRule: Sendable {
  /// Its id, the app's own.
  package var id: RuleID
  /// How bad a breach is unless `rules` of the configuration says otherwise.
  package var level = Severity.error
  /// Whether the configuration switches it off: then nobody watches it.
  package var isOff = false
  /// What a breach says instead of the sentence; `nil` where the app gives no words.
  package var message: String?
  /// When it holds.
  package var scope: AppRuleScope
  /// What holds then.
  package var body: AppRuleBody
  /// How long after its beginning the scope lasts, in microseconds; of what is expected before something, how long it
  /// counts.
  package var within: Int64?
  /// The glob of the controllers that it is bound to: it holds for each of them separately. `nil` for a rule
  /// about the whole app.
  package var binding: String?
  /// Where it is stated.
  package var position: TextPosition
  /// The same as a message names it.
  package var location = ""

  /// A rule.
  package init(
    id: RuleID, scope: AppRuleScope, body: AppRuleBody, within: Int64? = nil, binding: String? = nil,
    position: TextPosition = TextPosition(line: 1, column: 1)
  ) {
    (self.id, self.scope, self.body, self.within) = (id, scope, body, within)
    (self.binding, self.position) = (binding, position)
  }

  /// Its conditions, each at the index by which the monitors know it: those that open the scope, the one that closes it,
  /// those of the body.
  package var conditions: [AppCondition] { scope.openers + scope.closers + body.conditions }

  /// Whether it asks for transitions, which are known only when they are over.
  var waits: Bool { conditions.contains { if case .transition = $0.sight { true } else { false } } }

  /// Whether a condition speaks of the controller that the rule is bound to.
  package func isBound(_ condition: AppCondition) -> Bool {
    isBinding(condition.first) || isBinding(condition.second)
      || condition.state.map(isBound) ?? false
  }

  /// Whether a condition, or a state in which it counts, speaks of that controller.
  func uses(_ condition: AppCondition) -> Bool {
    isBound(condition) || condition.states.contains(where: isBound)
  }

  /// Whether a state is one of the controller that the rule is bound to.
  func isBound(_ state: AppState) -> Bool { asksWhetherShown(state, true) || asksWhetherShown(state, false) }

  /// Whether a glob stands for the controller that the rule is bound to.
  func isBinding(_ glob: String?) -> Bool {
    guard let binding, let glob else { return false }
    return glob.asciiLowercased == binding.asciiLowercased
  }

  /// Whether a state is that this controller is, or is not, on the screen.
  func asksWhetherShown(_ state: AppState, _ isShown: Bool) -> Bool {
    guard case .isOnScreen(let glob) = state.fact else { return false }
    return state.isNegated != isShown && isBinding(glob)
  }

  /// Whether it can be broken by what a log may hold: a log may end anywhere, so what is expected some day may yet come.
  package var canBreak: Bool {
    guard case .expect(let chain) = body, within == nil else { return true }
    switch scope {
    case .globally, .after: return chain.contains(where: isBound)
    case .before, .between, .until: return true
    }
  }
}

extension [AppRule] {
  /// Those that are watched.
  var watched: [AppRule] { filter { !$0.isOff } }
}
