import Testing

@testable import TraceModel

/// Recording beside the checking.
@Suite struct RecordingStageTests {
  private func settings() throws -> RunSettings {
    var settings = try RunSettings(Configuration())
    settings.recorder = RunRecorder(keepsAll: false)
    return settings
  }

  @Test func `what is recorded beside the checking is what is recorded with it`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(RecordedLog.presentations(20_000, faultEvery: 500), to: "app.log")
    let apart = try await TraceCheck.checkWhileReading(log, settings())
    let together = try TraceCheck.check(log, settings())
    let recording = try #require(apart.recordings.first)
    let expected = try #require(together.recordings.first)
    #expect(recording.stepCount == 20_000 * 8 + 41)
    #expect(recording.steps.map(\.line) == expected.steps.map(\.line))
    #expect(recording.standings.keys.sorted() == expected.standings.keys.sorted())
    #expect(recording.transitions.map(\.serial) == expected.transitions.map(\.serial))
    #expect(recording.classes.map(\.steps) == expected.classes.map(\.steps))
  }

  @Test func `a log that can't be read ends the recording`() async throws {
    let folder = try ScratchFolder()
    await #expect(throws: ReadError.self) {
      try await TraceCheck.checkWhileReading(folder.path("none.log"), settings())
    }
  }
}
