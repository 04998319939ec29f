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
    var indices: [Key: Int] = [:]
    for change in changes {
      let key = Key(flow: change.flow, what: change.what, before: change.before, after: change.after)
      if let index = indices[key] {
        groups[index].count += 1
        groups[index].otherLines += (change.afterLines.isEmpty ? change.beforeLines : change.afterLines)
          .prefix(1)
      } else {
        indices[key] = groups.count
        groups.append(ChangeGroup(first: change))
      }
    }
    return byFlow(groups)
  }

  /// Those of one flow together, in the order of their first.
  private static func byFlow(_ groups: [ChangeGroup]) -> [ChangeGroup] {
    var flows: [[ChangeGroup]] = []
    var indices: [String: Int] = [:]
    for group in groups {
      if let index = indices[group.first.flow] {
        flows[index].append(group)
      } else {
        indices[group.first.flow] = flows.count
        flows.append([group])
      }
    }
    return flows.flatMap(\.self)
  }
}
