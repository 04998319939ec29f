/// Classes that do the very same: what fits one of them fits all.
struct ClassKind {
  /// What each of them does.
  let profile: ClassProfile
  /// Their indices among the profiles, in order.
  private(set) var members: [Int]
  /// How many stretches of events each has.
  let count: Int

  private struct Key: Hashable {
    let roles: Set<UInt64>
    let stretches: [UInt64: Int]
  }

  /// The kinds of some classes, in the order of their first members.
  static func kinds(of profiles: [ClassProfile]) -> [ClassKind] {
    var kinds: [ClassKind] = []
    var indices: [Key: Int] = [:]
    for (member, profile) in profiles.enumerated() {
      let key = Key(roles: profile.roles, stretches: profile.stretches)
      if let index = indices[key] {
        kinds[index].members.append(member)
      } else {
        indices[key] = kinds.count
        kinds.append(ClassKind(profile: profile, members: [member], count: profile.count))
      }
    }
    return kinds
  }
}
