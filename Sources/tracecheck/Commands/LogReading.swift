import TraceModel

/// Reads several logs side by side.
struct LogReading: Sendable {
  /// How many logs are read at a time: each has blocks of its own in memory.
  private static let mostAtOnce = 8

  private var settings: RunSettings
  private let options: Options
  private let surroundings: Console.Surroundings

  init(_ settings: RunSettings, options: Options, _ console: Console) {
    self.settings = settings
    self.options = options
    surroundings = console.surroundings
  }

  /// What came of each log, in the order given.
  ///
  /// - Parameter sides: for a comparison, the side of each log.
  func outcomes(of logs: [String], sides: [StorySide] = []) async -> [Result<LogResult, ReadError>] {
    var outcomes: [Result<LogResult, ReadError>] = []
    await each(of: logs, sides: sides) { outcomes.append($0) }
    return outcomes
  }

  /// Takes what came of each log, in the order given, as soon as it and those before it are read.
  func each(
    of logs: [String], sides: [StorySide] = [], _ take: (Result<LogResult, ReadError>) -> Void
  ) async {
    let progress = Progress(total: FileContents.size(ofAll: logs), options: options, surroundings)
    defer { progress?.end() }
    var watched = self
    if let progress { watched.settings.didRead = { progress.read($0) } }
    await watched.sideBySide(logs, sides, take)
  }

  private func sideBySide(
    _ logs: [String], _ sides: [StorySide], _ take: (Result<LogResult, ReadError>) -> Void
  ) async {
    if logs.count == 1 { return take(await outcome(of: logs[0], sides.first)) }
    await withTaskGroup(of: (Int, Result<LogResult, ReadError>).self) { group in
      // The sides of a comparison wait for each other: of these none may be left for later.
      let atOnce = sides.isEmpty ? Self.mostAtOnce : logs.count
      var queue = OutcomeQueue()
      for (index, log) in logs.enumerated() {
        if index >= atOnce, let outcome = await group.next() { queue.put(outcome, take) }
        let side = sides.indices.contains(index) ? sides[index] : nil
        group.addTask { (index, await outcome(of: log, side)) }
      }
      for await outcome in group { queue.put(outcome, take) }
    }
  }

  private func outcome(of log: String, _ side: StorySide?) async -> Result<LogResult, ReadError> {
    do throws(ReadError) {
      // Ctrl-C must find the thread that waits for input: what is typed or piped is read and checked in one.
      if log == "-" {
        await side?.meeting?.leave()
        return .success(
          try TraceCheck.check(
            log, settings, tellsStory: side != nil, isWanted: { !Interruption.hasHappened }))
      }
      return .success(
        try await TraceCheck.checkWhileReading(
          log, settings, side: side, isWanted: { !Interruption.hasHappened }))
    } catch {
      return .failure(error)
    }
  }
}
