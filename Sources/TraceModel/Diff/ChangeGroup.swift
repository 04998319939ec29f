/// Equal changes of one flow, told once.
struct ChangeGroup {
  /// The one that is told.
  var first: BehaviourChange
  /// How many there are.
  var count = 1
  /// The lines of the others.
  var otherLines: [Int] = []

  private struct Key: Hashable {
    var flow: String
    var what: String
    var before: [String]
    var after: [String]

    /// The words of a change say nearly all: hashing every call of a long list takes longer than comparing the few
    /// that share them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(what)
      hasher.combine(before.count)
      hasher.combine(after.count)
      hasher.combine(before.last)
      hasher.combine(after.last)
    }
  }

  /// Changes in groups, by the first of each; those of one flow together.
  static func groups(of changes: [BehaviourChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var places: [Key: Int] = [:]
    for change in changes {
      let key = Key(flow: change.flow, what: change.what, before: change.before, after: change.after)
      if let place = places[key] {
        groups[place].count += 1
        groups[place].otherLines += (change.afterLines.isEmpty ? change.beforeLines : change.afterLines)
          .prefix(1)
      } else {
        places[key] = groups.count
        groups.append(ChangeGroup(first: change))
      }
    }
    return byFlow(groups)
  }

  /// Those of one flow together, in the order of their first.
  private static func byFlow(_ groups: [ChangeGroup]) -> [ChangeGroup] {
    var flows: [[ChangeGroup]] = []
    var places: [String: Int] = [:]
    for group in groups {
      if let place = places[group.first.flow] {
        flows[place].append(group)
      } else {
        places[group.first.flow] = flows.count
        flows.append([group])
      }
    }
    return flows.flatMap(\.self)
  }
}
