import TraceModel

/// Reads several logs side by side.
struct LogReading: Sendable {
  private var settings: RunSettings
  private let tellsStory: Bool
  private let options: Options
  private let surroundings: Console.Surroundings

  /// - Parameter tellsStory: whether what happened is wanted besides the findings.
  init(_ settings: RunSettings, tellsStory: Bool = false, options: Options, _ console: Console) {
    self.settings = settings
    self.tellsStory = tellsStory
    self.options = options
    surroundings = console.surroundings
  }

  /// What came of each log, in the order given.
  func outcomes(of logs: [String]) async -> [Result<LogResult, ReadError>] {
    let progress = Progress(total: FileContents.size(ofAll: logs), options: options, surroundings)
    defer { progress?.end() }
    var watched = self
    if let progress { watched.settings.didRead = { progress.read($0) } }
    return await watched.sideBySide(logs)
  }

  private func sideBySide(_ logs: [String]) async -> [Result<LogResult, ReadError>] {
    if logs.count == 1 { return [await outcome(of: logs[0])] }
    return await withTaskGroup(of: (Int, Result<LogResult, ReadError>).self) { group in
      for (place, log) in logs.enumerated() {
        group.addTask { (place, await outcome(of: log)) }
      }
      var outcomes: [(Int, Result<LogResult, ReadError>)] = []
      for await outcome in group { outcomes.append(outcome) }
      return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func outcome(of log: String) async -> Result<LogResult, ReadError> {
    do throws(ReadError) {
      // Ctrl-C must find the thread that waits for input: what is typed or piped is read and checked in one.
      if log == "-" {
        return .success(
          try TraceCheck.check(
            log, settings, tellsStory: tellsStory, isWanted: { !Interruption.hasHappened }))
      }
      return .success(
        try await TraceCheck.checkWhileReading(
          log, settings, tellsStory: tellsStory, isWanted: { !Interruption.hasHappened }))
    } catch {
      return .failure(error)
    }
  }
}
