extension TraceRecording {
  /// Gives every controller another name.
  package mutating func rename(_ token: (String) -> String) {
    func renamed(_ name: String) -> String { name.isEmpty ? "" : token(name) }
    for index in lanes.indices { lanes[index].name = renamed(lanes[index].name) }
    for index in steps.indices { steps[index].object = renamed(steps[index].object) }
    for index in classes.indices { classes[index].name = renamed(classes[index].name) }
    for index in overview.rows.indices { overview.rows[index].name = renamed(overview.rows[index].name) }
    owners = Dictionary(
      owners.map { (renamed($0), renamed($1)) }, uniquingKeysWith: { first, _ in first })
    standings = standings.mapValues { standing in
      var copy = standing
      for index in copy.onScreen.indices {
        copy.onScreen[index].lane.name = renamed(copy.onScreen[index].lane.name)
        copy.onScreen[index].owners = copy.onScreen[index].owners.map(renamed)
      }
      return copy
    }
    for index in transitions.indices {
      transitions[index].from = transitions[index].from.map(renamed)
      transitions[index].to = transitions[index].to.map(renamed)
      transitions[index].fromInstance = nil
      transitions[index].toInstance = nil
    }
  }
}
