extension TraceRecording {
  /// Gives every controller another name.
  package mutating func rename(_ token: (String) -> String) {
    func renamed(_ name: String) -> String { name.isEmpty ? "" : token(name) }
    for place in lanes.indices { lanes[place].name = renamed(lanes[place].name) }
    for place in steps.indices { steps[place].object = renamed(steps[place].object) }
    for place in classes.indices { classes[place].name = renamed(classes[place].name) }
    for place in overview.rows.indices { overview.rows[place].name = renamed(overview.rows[place].name) }
    owners = Dictionary(
      owners.map { (renamed($0), renamed($1)) }, uniquingKeysWith: { first, _ in first })
    standings = standings.mapValues { standing in
      var copy = standing
      for place in copy.onScreen.indices {
        copy.onScreen[place].lane.name = renamed(copy.onScreen[place].lane.name)
        copy.onScreen[place].owners = copy.onScreen[place].owners.map(renamed)
      }
      return copy
    }
    for place in transitions.indices {
      transitions[place].from = transitions[place].from.map(renamed)
      transitions[place].to = transitions[place].to.map(renamed)
      transitions[place].fromInstance = nil
      transitions[place].toInstance = nil
    }
  }
}
