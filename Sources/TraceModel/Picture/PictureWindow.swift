/// Which of the kept events a picture shows, and which lanes they are in.
struct PictureWindow {
  /// More lanes than fit beside each other.
  static let laneLimit = 12

  /// The indices of the events in the recording, in the order of the log.
  let indices: [Int]
  /// The lanes by their indices in the recording, in no order yet.
  let lanes: Set<Int>
  /// Whether it shows all that was kept.
  let isWhole: Bool

  /// The events of the whole recording.
  init(allOf recording: TraceRecording) {
    let lanes = Self.busiest(Array(recording.steps.indices), first: [], recording)
    self.lanes = lanes
    isWhole = true
    indices = recording.steps.indices.filter { Self.isShown(recording.steps[$0], lanes) }
  }

  /// The events around a finding: the lines that prove it, and `reach` events before and after it.
  init?(around finding: Finding, reach: Int, _ recording: TraceRecording) {
    let steps = recording.steps
    let lines = [finding.line] + finding.evidence.map(\.line)
    let proof = Set(lines).compactMap { line -> Int? in
      let index = recording.index(ofLine: line)
      return index < steps.count && steps[index].line == line ? index : nil
    }
    guard !proof.isEmpty else { return nil }
    var chosen = Set(proof)
    let centre = recording.index(ofLine: finding.line)
    if centre < steps.count, steps[centre].line == finding.line {
      chosen.formUnion(Self.neighbours(of: centre, reach, steps))
    }
    // A leak's proof may be far before it: a little of what was around each of its lines is enough.
    for index in proof.sorted().suffix(24) { chosen.formUnion(Self.neighbours(of: index, 1, steps)) }
    let all = chosen.sorted()
    let lanes = Self.busiest(all, first: proof.compactMap { steps[$0].lane }, recording)
    self.lanes = lanes
    isWhole = false
    indices = all.filter { Self.isShown(steps[$0], lanes) }
  }

  private static func isShown(_ step: RecordedStep, _ lanes: Set<Int>) -> Bool {
    step.lane.map(lanes.contains) ?? true
  }

  /// The events on both sides, as far as none between them was left out.
  private static func neighbours(of index: Int, _ reach: Int, _ steps: [RecordedStep]) -> ClosedRange<Int> {
    var first = index
    var last = index
    while index - first < reach, first > 0, steps[first].index == steps[first - 1].index + 1 { first -= 1 }
    while last - index < reach, last + 1 < steps.count, steps[last + 1].index == steps[last].index + 1 {
      last += 1
    }
    return first...last
  }

  /// The lanes that must be shown, and of the others those with most events.
  private static func busiest(_ indices: [Int], first: [Int], _ recording: TraceRecording) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for index in indices {
      if let lane = recording.steps[index].lane { counts[lane, default: 0] += 1 }
    }
    var chosen = Set(first.prefix(laneLimit))
    let others = counts.keys.sorted { ((counts[$1] ?? 0), $0) < ((counts[$0] ?? 0), $1) }
    for lane in others where chosen.count < laneLimit { chosen.insert(lane) }
    return chosen
  }
}
