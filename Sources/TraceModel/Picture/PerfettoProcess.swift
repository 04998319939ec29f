/// One process of a Chrome trace.
struct PerfettoProcess: Sendable {
  private let number: Int
  private var clock = PerfettoClock()
  private var lives = PerfettoLives()
  /// Which request waits for a controller of a name to appear.
  private var asked: [Symbol: Int] = [:]
  private(set) var hasEvents = false

  init(number: Int) {
    self.number = number
  }

  // A reader knows threads by their numbers alone: no two processes may share one.
  private var requests: Int { number * 10 + 1 }
  private var appearances: Int { number * 10 + 2 }

  /// Takes an event.
  mutating func take(_ step: ObservedStep, _ text: (Symbol) -> String, into list: inout PerfettoList) {
    hasEvents = true
    clock.go(to: step)
    if step.name.isSome {
      writeLife(of: step, text, into: &list)
      for (key, state) in lives.takeForgotten() { close(key, state, text, into: &list) }
    }
    writeFlow(of: step, text, into: &list)
  }

  /// Ends what has not ended, and adds what is known at the end only.
  mutating func finish(
    label: String, _ findings: [Finding], _ text: (Symbol) -> String, into list: inout PerfettoList
  ) {
    for (key, state) in lives.takeAll() { close(key, state, text, into: &list) }
    for finding in findings { write(finding, into: &list) }
    name("process_name", label, thread: 0, into: &list)
    name("thread_name", "requests", thread: requests, into: &list)
    name("thread_name", "appearances", thread: appearances, into: &list)
  }

  // MARK: Tracks

  private mutating func writeLife(
    of step: ObservedStep, _ text: (Symbol) -> String, into list: inout PerfettoList
  ) {
    let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
    let change = lives.take(step, key)
    let time = clock.now
    let label = Self.label(key, text)
    if change.begins { track("b", label, key, time, into: &list) }
    if let ended = change.endedState { track("e", Self.word(ended), key, time, into: &list) }
    track("n", step.kind.name, key, time, line: step.line, into: &list)
    if let begun = change.begunState { track("b", Self.word(begun), key, time, into: &list) }
    if change.ends { track("e", label, key, time, into: &list) }
  }

  private func close(
    _ key: LiveLanes.Key, _ state: AppearanceState?, _ text: (Symbol) -> String, into list: inout PerfettoList
  ) {
    let end = clock.now + 1
    if let state { track("e", Self.word(state), key, end, into: &list) }
    track("e", Self.label(key, text), key, end, into: &list)
  }

  private static func label(_ key: LiveLanes.Key, _ text: (Symbol) -> String) -> String {
    Lane(name: text(key.name), ordinal: key.ordinal).label
  }

  private static func word(_ state: AppearanceState) -> String { states[Int(state.rawValue)] }

  /// Made once: a case's own name is found by reflection, which is slow.
  private static let states = AppearanceState.allCases.map { "\($0)" }

  private func track(
    _ phase: String, _ name: String, _ key: LiveLanes.Key, _ time: Int64, line: Int? = nil,
    into list: inout PerfettoList
  ) {
    list.add(phase, name, "controller", time: time, process: number) { event in
      event.member("id", "\(number).\(key.name.index).\(key.ordinal)")
      guard let line else { return }
      event.key("args")
      event.object { $0.member("line", line) }
    }
  }

  // MARK: Requests

  /// A request is a slice; when who was asked for appears, a flow leads there.
  private mutating func writeFlow(
    of step: ObservedStep, _ text: (Symbol) -> String, into list: inout PerfettoList
  ) {
    if PictureRow.Shape(step.kind) == .request {
      let object = step.object.isSome ? " " + text(step.object) : ""
      slice(step.kind.name + object, requests, line: step.line, into: &list)
      guard step.object.isSome, asked[step.object] == nil else { return }
      let number = list.nextFlow()
      asked[step.object] = number
      flow("s", number, requests, into: &list)
    } else if step.kind == .viewWillAppear, let waiting = asked.removeValue(forKey: step.name) {
      let label = Lane(name: text(step.name), ordinal: step.ordinal).label
      slice(label, appearances, line: step.line, into: &list)
      flow("f", waiting, appearances, into: &list)
    }
  }

  private func slice(_ name: String, _ thread: Int, line: Int, into list: inout PerfettoList) {
    list.add("X", name, "request", time: clock.now, process: number) { event in
      event.member("tid", thread)
      event.member("dur", 1)
      event.key("args")
      event.object { $0.member("line", line) }
    }
  }

  private func flow(_ phase: String, _ flow: Int, _ thread: Int, into list: inout PerfettoList) {
    list.add(phase, "asked for", "flow", time: clock.now, process: number) { event in
      event.member("id", flow)
      event.member("tid", thread)
      if phase == "f" { event.member("bp", "e") }
    }
  }

  // MARK: Rules, findings and names

  /// Writes where a rule of the app was armed or kept.
  mutating func take(_ mark: AppRuleMark, into list: inout PerfettoList) {
    instant(mark.words, "rule", line: mark.line, into: &list)
  }

  private func write(_ finding: Finding, into list: inout PerfettoList) {
    instant("\(finding.rule) \(finding.message)", "finding", line: finding.line, into: &list)
  }

  private func instant(_ name: String, _ kind: String, line: Int, into list: inout PerfettoList) {
    list.add("i", name, kind, time: clock.time(ofLine: line), process: number) { event in
      event.member("tid", requests)
      event.member("s", "p")
      event.key("args")
      event.object { $0.member("line", line) }
    }
  }

  private func name(_ kind: String, _ text: String, thread: Int, into list: inout PerfettoList) {
    list.add("M", kind, "__metadata", time: 0, process: number) { event in
      event.member("tid", thread)
      event.key("args")
      event.object { $0.member("name", ShownText.escaped(text)) }
    }
  }
}
