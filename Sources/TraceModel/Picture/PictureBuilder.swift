/// Builds pictures of a recording.
package struct PictureBuilder {
  /// A pause that is shown: longer than any animation, in microseconds.
  static let pause: Int64 = 2_000_000

  private let recording: TraceRecording
  /// The numbers of the findings at each line.
  private let transitions: TransitionIndex
  private let numbers: [Int: [Int]]
  /// The callbacks that each class logs.
  private let logged: [String: Set<Substring>]

  /// A builder.
  ///
  /// - Parameters:
  ///   - recording: what was kept of a trace.
  ///   - numbers: the numbers of the findings, by their lines.
  package init(_ recording: TraceRecording, numbers: [Int: [Int]]) {
    self.recording = recording
    self.numbers = numbers
    transitions = TransitionIndex(recording.transitions)
    logged = Dictionary(
      recording.classes.map { use in (use.name, Set(use.steps.map { Substring($0.kind.name) })) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The picture of a finding, with what was expected; `nil` where none of its events was kept.
  ///
  /// - Parameter reach: how many events are shown before and after it.
  package func picture(of finding: Finding, reach: Int) -> Picture? {
    guard let window = PictureWindow(around: finding, reach: reach, recording) else { return nil }
    var picture = picture(window)
    addNotes(of: [finding], to: &picture)
    picture.expectations =
      ExpectationMatcher(finding, picture.rows) { name, event in
        logged[name]?.contains(event) ?? false
      }.expectations
    picture.title = "\(finding.rule) at line \(finding.line)"
    picture.summary = Self.summary(picture) + " " + finding.message
    return picture
  }

  /// The picture of all that was kept.
  ///
  /// - Parameter findings: the findings of all traces; those of this one are explained.
  package func picture(_ findings: [Finding]) -> Picture {
    var picture = picture(PictureWindow(allOf: recording))
    addNotes(of: findings.filter { $0.trace == recording.label }, to: &picture)
    picture.title = recording.label
    picture.summary = Self.summary(picture)
    return picture
  }

  /// Says at each line what rules of the app say there and, at a flagged one, what is wrong.
  private func addNotes(of findings: [Finding], to picture: inout Picture) {
    let first = Dictionary(findings.map { ($0.markedLine, $0) }, uniquingKeysWith: { first, _ in first })
    for row in picture.rows.indices where picture.rows[row].kind == .event {
      guard let line = picture.rows[row].line else { continue }
      picture.rows[row].note = Self.note(recording.ruleMarks[line] ?? [], first[line])
    }
  }

  private static func note(_ marks: [AppRuleMark], _ finding: Finding?) -> String {
    var words = marks.map(\.words)
    if let finding, !marks.contains(where: { $0.kind == .broken && $0.rule == finding.rule }) {
      let name = RuleRegistry.name(of: finding.rule)
      words.insert([finding.rule.description, name].compactMap(\.self).joined(separator: " "), at: 0)
    }
    return words.joined(separator: ", ")
  }

  private func picture(_ window: PictureWindow) -> Picture {
    var picture = Picture()
    let order = LaneOrder(lanesByFirstEvent(window), recording)
    let columns = Dictionary(
      order.lanes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    picture.lanes = zip(order.lanes, order.depths).map { lane, depth in
      PictureLane(label: recording.lanes[lane].label, depth: depth)
    }
    var rows = PictureRows(recording, transitions, numbers, columns)
    rows.add(window.indices, isWhole: window.isWhole)
    picture.rows = rows.rows
    picture.bands = rows.bands
    picture.bars = rows.bars
    for row in picture.rows where !row.flags.isEmpty {
      if let lane = row.lane { picture.lanes[lane].isFlagged = true }
    }
    return picture
  }

  private func lanesByFirstEvent(_ window: PictureWindow) -> [Int] {
    var lanes: [Int] = []
    for index in window.indices {
      if let lane = recording.steps[index].lane, !lanes.contains(lane) { lanes.append(lane) }
    }
    return lanes
  }

  private static func summary(_ picture: Picture) -> String {
    let events = picture.rows.count { $0.kind == .event && $0.shape != .aside }
    let lines = picture.rows.compactMap(\.line)
    let range = lines.isEmpty ? "" : ", lines \(lines.min() ?? 0) to \(lines.max() ?? 0)"
    return Counted.words(picture.lanes.count, "controller") + ", " + Counted.words(events, "event") + range
      + "."
  }
}
