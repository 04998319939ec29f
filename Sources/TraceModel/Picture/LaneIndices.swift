/// Numbers the lanes of kept events in the order of their first ones.
struct LaneIndices: Sendable {
  /// Who has which lane.
  private(set) var keys: ContiguousArray<LiveLanes.Key> = []
  /// The lane of each event, or -1.
  private(set) var numbers: ContiguousArray<Int32> = []
  private static let many = 1_024

  private var indices: [LiveLanes.Key: Int32] = [:]
  /// For each entry of the checker's table who was there last, since most events are of one seen a moment ago.
  private var recent: ContiguousArray<(key: LiveLanes.Key, lane: Int32)> = []

  /// Numbers the lanes of the events that were kept since the last time.
  mutating func number(_ kept: ContiguousArray<KeptStep>) {
    for index in numbers.count..<kept.count {
      let step = kept[index].step
      numbers.append(step.name.isSome ? lane(of: step) : -1)
    }
  }

  private mutating func lane(of step: BriefStep) -> Int32 {
    let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
    let slot = Int(step.index) + 1
    // As in the table of instances: room that is not used costs nothing.
    if slot >= Self.many, recent.count <= Self.many { recent.reserveCapacity(Self.many * 256) }
    while recent.count <= slot { recent.append((LiveLanes.Key(name: .none, ordinal: 0), 0)) }
    if recent[slot].key != key { recent[slot] = (key, lane(of: key)) }
    return recent[slot].lane
  }

  private mutating func lane(of key: LiveLanes.Key) -> Int32 {
    let next = Int32(truncatingIfNeeded: keys.count)
    let lane = Self.known(&indices[key], orElse: next)
    if lane == next { keys.append(key) }
    return lane
  }

  /// What is known, or from now on is: looked up once for both.
  private static func known(_ lane: inout Int32?, orElse next: Int32) -> Int32 {
    if let lane { return lane }
    lane = next
    return next
  }
}
