import TraceModel

/// Reads several logs side by side.
struct LogReading: Sendable {
  private let settings: RunSettings
  private let tellsStory: Bool

  /// - Parameter tellsStory: whether what happened is wanted besides the findings.
  init(_ settings: RunSettings, tellsStory: Bool) {
    self.settings = settings
    self.tellsStory = tellsStory
  }

  /// What came of each log, in the order given.
  func outcomes(of logs: [String]) async -> [Result<LogResult, ReadError>] {
    await withTaskGroup(of: (Int, Result<LogResult, ReadError>).self) { group in
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
      return .success(try await TraceCheck.checkWhileReading(log, settings, tellsStory: tellsStory))
    } catch {
      return .failure(error)
    }
  }
}
