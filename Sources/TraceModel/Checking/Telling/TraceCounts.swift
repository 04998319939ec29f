/// The numbers of a trace that its summary tells.
struct TraceCounts: Sendable {
  var events = 0
  /// The events that don't say whom they are about.
  var unattributed = 0
  /// How many different controllers were seen: instances where the log gives them, else names.
  var controllers = 0
  /// The transitions that are over.
  var transitions = 0
  /// The transitions by their kinds, of those whose kind is more than a guess. In place, since most that end are counted.
  private var kinds = SIMD32<UInt32>()
  var incomplete = 0

  /// One more of a kind is over.
  @inline(__always)
  mutating func count(_ kind: TransitionKind) { kinds[Int(kind.rawValue) & 31] &+= 1 }

  /// How many transitions of each kind are over.
  var byKind: [Int] { TransitionKind.allCases.map { Int(kinds[Int($0.rawValue) & 31]) } }
}
