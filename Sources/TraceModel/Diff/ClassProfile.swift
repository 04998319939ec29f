/// What the instances of a class do, without the names that are only on one side.
struct ClassProfile {
  /// The number of its name.
  var name: UInt32
  /// The transitions that it takes part in: as whom, and with whom.
  var roles: Set<UInt64> = []
  /// Those of them in which nobody else takes part who is on one side only.
  var certainRoles: Set<UInt64> = []
  /// The numbers of the names on the same side only that it has to do with.
  var partners: Set<UInt32> = []
  /// How often each stretch of its events is there.
  var stretches: [UInt64: Int] = [:]
  /// A transition that it takes part in.
  var flow = ""
  /// Its first line.
  var line: Int

  /// How many stretches of events there are.
  var count: Int { stretches.values.reduce(0, +) }
}
