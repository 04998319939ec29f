@testable import TraceModel

/// The log of a played app, as it was recorded one day: with times, addresses, noise and an interleaving.
struct RecordedRun {
  /// The lines of the log.
  private(set) var lines: [String]

  /// - Parameters:
  ///   - played: what happened.
  ///   - day: another one gives other times and addresses.
  ///   - noise: how many of ten lines are followed by one that is no event.
  init(_ played: [PlayedApp.Line], day: Int = 1, noise: Int = 0) {
    var dice = PlayedApp.Dice(seed: UInt64(day))
    var clock = day * 1000
    lines = []
    for line in played {
      clock += Int.random(in: 1..<900, using: &dice)
      lines.append(Self.text(line, day, clock))
      if Int.random(in: 0..<10, using: &dice) < noise {
        lines.append(Self.stamp(day, clock) + "[net] GET /items/\(clock) took \(clock % 97) ms")
      }
    }
  }

  private static func stamp(_ day: Int, _ clock: Int) -> String {
    // A clock that ran back would tell of lines in the wrong place.
    let parts = [9 + clock / 3_600_000, clock / 60_000 % 60, clock / 1000 % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "2026-03-0\(day) \(time).\(100 + clock % 900) Shop[4123:81923] "
  }

  private static func text(_ line: PlayedApp.Line, _ day: Int, _ clock: Int) -> String {
    let words = line.text.split(separator: " ").map { word in
      let parts = word.split(separator: "@")
      guard parts.count == 2, let number = Int(parts[1]) else { return String(word) }
      return parts[0] + address(number, day)
    }
    let subject = line.subject + (line.address > 0 ? address(line.address, day) : "")
    return stamp(day, clock) + "[\(subject)] " + words.joined(separator: " ")
  }

  private static func address(_ number: Int, _ day: Int) -> String {
    "@0x" + String(0x6000_0000_0000 + (number * 64 ^ day * 0x100_0000), radix: 16)
  }

  /// The lines of different owners in another interleaving.
  static func woven(_ lines: [PlayedApp.Line], seed: UInt64) -> [PlayedApp.Line] {
    var dice = PlayedApp.Dice(seed: seed)
    var queues = Dictionary(grouping: lines, by: \.owner).sorted { $0.key < $1.key }.map { $0.value[...] }
    var woven: [PlayedApp.Line] = []
    while !queues.isEmpty {
      let index = Int.random(in: queues.indices, using: &dice)
      if let line = queues[index].popFirst() { woven.append(line) }
      if queues[index].isEmpty { queues.remove(at: index) }
    }
    return woven
  }

  /// What reading the log as one side of a comparison gives.
  ///
  /// - Parameter condensesEvery: after how many events only what happened is kept; the log is read in such pieces.
  func side(
    _ label: String = "app.log", app: Configuration = Configuration(), condensesEvery: Int? = nil
  ) throws -> DiffSide {
    var reader = reader(label)
    var run = LogRun(
      label: label, configuration: app, filter: RunFilter(), tellsStory: true, condensesEvery: condensesEvery)
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      while let condensesEvery, batch.events.count > condensesEvery {
        run.consume(batch.split(after: condensesEvery))
      }
      run.consume(batch)
    }
    return Self.side(run.finish(reader.counts), app)
  }

  /// What reading the log as one side gives where both let go of what they have in common.
  private func side(_ label: String, _ side: StorySide) async throws -> DiffSide {
    var reader = reader(label)
    var run = LogRun(label: label, configuration: Configuration(), filter: RunFilter(), tellsStory: true)
    var batch = EventBatch()
    var left = side.meeting?.interval
    while try reader.read(into: &batch) {
      while let due = left, due <= batch.events.count {
        run.consume(batch.split(after: due))
        left = await run.meet(side)
      }
      left = left.map { $0 - batch.events.count }
      run.consume(batch)
    }
    await side.meeting?.leave()
    return Self.side(run.finish(reader.counts), Configuration())
  }

  private func reader(_ label: String) -> TraceReader {
    var options = ReadOptions()
    options.times = true
    let text = lines.joined(separator: "\n") + "\n"
    return TraceReader(.bytes(Array(text.utf8), named: label), options: options)
  }

  private static func side(_ result: LogResult, _ app: Configuration) -> DiffSide {
    var builder = ReportBuilder(
      configuration: app, filter: RunFilter(), today: CalendarDay(secondsSince1970: 0))
    builder.add(result)
    return DiffSide(
      report: builder.built(gate: GateSettings()), stories: [result.story].compactMap { $0 })
  }

  /// How two logs are read.
  enum Reading: CaseIterable {
    /// Each by itself.
    case apart
    /// Side by side, as the program does it, but with many meetings in a short log.
    case together

    /// Margins that leave little of what is equal.
    static let margins = StoryFolding.Margins(segments: 6, lives: 6, idle: 60)
  }

  /// What changed from one log to another.
  static func diff(_ before: RecordedRun, _ after: RecordedRun, _ reading: Reading) async throws -> DiffReport
  {
    guard reading == .together else { return try await diff(before, after) }
    let (one, other) = try await together(before, after)
    return await DiffBuilder().report(from: one, to: other)
  }

  private static func together(_ before: RecordedRun, _ after: RecordedRun) async throws -> (
    DiffSide, DiffSide
  ) {
    let meeting = StoryMeeting(renames: [], interval: 120, margins: Reading.margins)
    async let one = before.side("before.log", StorySide(meeting: meeting, isBefore: true))
    async let other = after.side("after.log", StorySide(meeting: meeting, isBefore: false))
    return (try await one, try await other)
  }

  /// How many segments are kept of two logs that are read side by side.
  static func sizeTogether(_ before: RecordedRun, _ after: RecordedRun) async throws -> Int {
    let (one, other) = try await together(before, after)
    return (one.stories + other.stories).flatMap(\.runs).reduce(0) { $0 + $1.segments.count }
  }

  /// What changed from one log to another.
  static func diff(
    _ before: RecordedRun, _ after: RecordedRun, _ settings: DiffBuilder.Settings = DiffBuilder.Settings()
  ) async throws -> DiffReport {
    await DiffBuilder(settings).report(from: try before.side("before.log"), to: try after.side("after.log"))
  }
}
