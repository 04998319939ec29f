import TraceModel

/// Reads several logs side by side.
struct LogReading: Sendable {
  private let settings: RunSettings

  init(_ settings: RunSettings) {
    self.settings = settings
  }

  /// What came of each log, in the order given.
  ///
  /// - Parameter sides: for a comparison, the side of each log.
  func outcomes(of logs: [String], sides: [ComparedSide] = []) async -> [Result<LogResult, ReadError>] {
    await withTaskGroup(of: (Int, Result<LogResult, ReadError>).self) { group in
      for (place, log) in logs.enumerated() {
        let side = sides.indices.contains(place) ? sides[place] : nil
        group.addTask { (place, await outcome(of: log, side)) }
      }
      var outcomes: [(Int, Result<LogResult, ReadError>)] = []
      for await outcome in group { outcomes.append(outcome) }
      return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func outcome(of log: String, _ side: ComparedSide?) async -> Result<LogResult, ReadError> {
    do throws(ReadError) {
      return .success(try await TraceCheck.checkWhileReading(log, settings, side: side))
    } catch {
      return .failure(error)
    }
  }
}
