/// Something that can be seen in a log: an event, a transition or a state of the screen, and the states in which it counts.
package struct AppCondition: Hashable, Sendable {
  /// What is seen.
  package enum Sight: Hashable, Sendable {
    case event(AppEventPattern)
    case transition(AppTransitionPattern)
    case state(AppState)
  }

  /// What is seen.
  package var sight: Sight
  /// What has to be so at that moment.
  package var states: [AppState] = []
  /// As the configuration writes it.
  package var text: String

  /// A condition.
  package init(_ sight: Sight, while states: [AppState] = [], text: String) {
    (self.sight, self.states, self.text) = (sight, states, text)
  }

  /// The globs of the controllers that it names.
  package var names: [String] {
    let own: [String?] =
      switch sight {
      case .event(let pattern): [pattern.subject, pattern.object]
      case .transition(let pattern): [pattern.name, pattern.other]
      case .state(let state): state.names
      }
    return own.compactMap { $0 } + states.flatMap(\.names)
  }

  /// The glob of whom it is about.
  var first: String? {
    switch sight {
    case .event(let pattern): pattern.subject
    case .transition(let pattern): pattern.name
    case .state: nil
    }
  }

  /// The glob of the other one.
  var second: String? {
    switch sight {
    case .event(let pattern): pattern.object
    case .transition(let pattern): pattern.other
    case .state: nil
    }
  }

  /// Whether it is an event that controllers are said to log.
  ///
  /// - Parameters:
  ///   - logged: the kinds of events that each name is said to log, a bit each; the first is nobody's.
  ///   - names: the names.
  func isLogged(_ logged: [UInt64], by names: [String]) -> Bool {
    guard case .event(let pattern) = sight else { return false }
    return zip(names, logged.dropFirst()).contains { name, kinds in
      kinds & pattern.kind.bit != 0 && Glob.matches(pattern.subject ?? "*", name)
    }
  }

  /// The state, where it is one.
  package var state: AppState? { if case .state(let state) = sight { state } else { nil } }

  /// The opposite of a state; anything else as it is.
  var negated: AppCondition {
    guard var state else { return self }
    state.isNegated.toggle()
    var opposite = self
    opposite.sight = .state(state)
    return opposite
  }
}
