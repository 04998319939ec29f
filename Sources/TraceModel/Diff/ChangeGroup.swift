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
    var rank: [String: Int] = [:]
    for group in groups where rank[group.first.flow] == nil { rank[group.first.flow] = rank.count }
    return groups.enumerated().sorted {
      (rank[$0.element.first.flow] ?? 0, $0.offset) < (rank[$1.element.first.flow] ?? 0, $1.offset)
    }.map(\.element)
  }
}
