/// A run as Chrome's trace format, for ui.perfetto.dev: an asynchronous track for each controller, its states nested in
/// its life; what the app asked for as slices, from which flows lead to who appeared; findings as instants.
///
/// Lives of controllers overlap without nesting, so they can't be slices of a thread.
package struct PerfettoTrace {
  private static let requests = 1
  private static let appearances = 2

  private var writer = JSONWriter()
  private var flowCount = 0

  /// A trace without an event.
  package init() {}

  /// The processes of a log as one JSON object.
  ///
  /// - Parameter findings: the findings of all processes.
  package mutating func bytes(_ recordings: [TraceRecording], _ findings: [Finding]) -> ContiguousArray<UInt8>
  {
    var list = self
    var root = JSONWriter()
    root.object { object in
      object.member("displayTimeUnit", "ms")
      object.key("traceEvents")
      object.array { array in
        list.writer = array
        for (place, recording) in recordings.enumerated() {
          list.write(recording, process: place + 1, findings.filter { $0.trace == recording.label })
        }
        array = list.writer
      }
    }
    root.endLine()
    return root.bytes
  }

  private mutating func write(_ recording: TraceRecording, process: Int, _ findings: [Finding]) {
    name("process_name", recording.label, process, thread: 0)
    name("thread_name", "requests", process, thread: Self.requests)
    name("thread_name", "appearances", process, thread: Self.appearances)
    let times = Self.times(recording.steps)
    var lives = LaneLives(recording)
    // Which request waits for a controller of a name to appear.
    var asked: [String: Int] = [:]
    for (step, time) in zip(recording.steps, times) {
      writeLife(of: step, time, process, &lives)
      writeFlow(of: step, time, process, recording, &asked)
      for finding in findings where finding.line == step.line { write(finding, time, process) }
    }
    let end = (times.last ?? 0) + 1
    for (lane, state) in lives.open { close(lane, state, lives.label(lane), end, process) }
  }

  private mutating func writeLife(
    of step: RecordedStep, _ time: Int64, _ process: Int, _ lives: inout LaneLives
  ) {
    guard let lane = step.lane else { return }
    let change = lives.take(step, lane)
    if change.begins { async("b", lives.label(lane), lane, time, process) }
    if let ended = change.endedState { async("e", "\(ended)", lane, time, process) }
    async("n", step.kind.name, lane, time, process, line: step.line)
    if let begun = change.begunState { async("b", "\(begun)", lane, time, process) }
    if change.ends { async("e", lives.label(lane), lane, time, process) }
  }

  private mutating func close(
    _ lane: Int, _ state: AppearanceState?, _ label: String, _ time: Int64, _ process: Int
  ) {
    if let state { async("e", "\(state)", lane, time, process) }
    async("e", label, lane, time, process)
  }

  /// A request is a slice; when who was asked for appears, a flow leads there.
  private mutating func writeFlow(
    of step: RecordedStep, _ time: Int64, _ process: Int, _ recording: TraceRecording,
    _ asked: inout [String: Int]
  ) {
    if PictureRow.Shape(step.kind) == .request {
      let object = step.object.isEmpty ? "" : " " + step.object
      slice(step.kind.name + object, time, process, Self.requests, line: step.line)
      guard !step.object.isEmpty, asked[step.object] == nil else { return }
      flowCount += 1
      asked[step.object] = flowCount
      flow("s", flowCount, time, process, Self.requests)
    } else if step.kind == .viewWillAppear, let lane = step.lane,
      let number = asked.removeValue(forKey: recording.lanes[lane].name)
    {
      slice(recording.lanes[lane].label, time, process, Self.appearances, line: step.line)
      flow("f", number, time, process, Self.appearances)
    }
  }

  private mutating func write(_ finding: Finding, _ time: Int64, _ process: Int) {
    event("i", "\(finding.rule) \(finding.message)", "finding", time, process) { event in
      event.member("tid", Self.requests)
      event.member("s", "p")
      event.key("args")
      event.object { $0.member("line", finding.line) }
    }
  }

  private mutating func name(_ kind: String, _ text: String, _ process: Int, thread: Int) {
    event("M", kind, "__metadata", 0, process) { event in
      event.member("tid", thread)
      event.key("args")
      event.object { $0.member("name", ShownText.escaped(text)) }
    }
  }

  private mutating func async(
    _ phase: String, _ name: String, _ lane: Int, _ time: Int64, _ process: Int, line: Int? = nil
  ) {
    event(phase, name, "controller", time, process) { event in
      event.member("id", "\(process).\(lane)")
      guard let line else { return }
      event.key("args")
      event.object { $0.member("line", line) }
    }
  }

  private mutating func slice(_ name: String, _ time: Int64, _ process: Int, _ thread: Int, line: Int) {
    event("X", name, "request", time, process) { event in
      event.member("tid", thread)
      event.member("dur", 1)
      event.key("args")
      event.object { $0.member("line", line) }
    }
  }

  private mutating func flow(_ phase: String, _ number: Int, _ time: Int64, _ process: Int, _ thread: Int) {
    event(phase, "asked for", "flow", time, process) { event in
      event.member("id", number)
      event.member("tid", thread)
      if phase == "f" { event.member("bp", "e") }
    }
  }

  private mutating func event(
    _ phase: String, _ name: String, _ category: String, _ time: Int64, _ process: Int,
    _ more: (inout JSONWriter) -> Void
  ) {
    writer.object { event in
      event.member("ph", phase)
      event.member("name", ShownText.escaped(name))
      event.member("cat", category)
      event.member("ts", Int(time))
      event.member("pid", process)
      more(&event)
    }
  }

  /// The time of each event from the first on, in microseconds; strictly rising, so that nothing overlaps. An event
  /// without a time comes right after the one before; a log without times is told a millisecond an event.
  private static func times(_ steps: [RecordedStep]) -> [Int64] {
    let origin = steps.lazy.compactMap(\.time).first
    var last: Int64 = -2
    return steps.map { step in
      let own = step.time.flatMap { time in origin.map { time - $0 } }
      last = max(last + 2, own ?? (origin == nil ? Int64(step.index) * 1000 : last + 2))
      return last
    }
  }
}
