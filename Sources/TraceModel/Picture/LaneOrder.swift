/// Puts lanes in order: an owner, then what it owns, in the order of their first events.
struct LaneOrder {
  /// The lanes by their indices in the recording, from left to right.
  private(set) var lanes: [Int] = []
  /// How many owners each of them has.
  private(set) var depths: [Int] = []

  private let recording: TraceRecording
  private var owned: [Int: [Int]] = [:]

  /// The order of some lanes.
  ///
  /// - Parameter chosen: the lanes in the order of their first events.
  init(_ chosen: [Int], _ recording: TraceRecording) {
    self.recording = recording
    var roots: [Int] = []
    for lane in chosen {
      if let owner = owner(of: lane, among: chosen) {
        owned[owner, default: []].append(lane)
      } else {
        roots.append(lane)
      }
    }
    for root in roots { add(root, depth: 0) }
    // Two that own each other have no root; they come last, as if they had none.
    for lane in chosen where !lanes.contains(lane) { add(lane, depth: 0) }
  }

  private mutating func add(_ lane: Int, depth: Int) {
    guard !lanes.contains(lane) else { return }
    lanes.append(lane)
    depths.append(depth)
    for child in owned[lane] ?? [] { add(child, depth: depth + 1) }
  }

  private func owner(of lane: Int, among chosen: [Int]) -> Int? {
    guard let owner = recording.owners[recording.lanes[lane].name] else { return nil }
    return chosen.last { recording.lanes[$0].name == owner && $0 != lane }
  }
}
