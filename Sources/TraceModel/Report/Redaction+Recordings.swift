extension Redaction {
  /// Recordings with the same tokens as the report has.
  package static func redacted(_ recordings: [TraceRecording]) -> [TraceRecording] {
    let names = NameTokens(Set(recordings.flatMap(names)))
    return recordings.map { recording in
      var copy = recording
      copy.rename(names.token(for:))
      return copy
    }
  }

  private static func names(in recording: TraceRecording) -> [String] {
    recording.lanes.map(\.name) + recording.steps.map(\.object) + recording.classes.map(\.name)
      + recording.transitions.flatMap { [$0.from, $0.to].compactMap(\.self) }
      + recording.overview.rows.map(\.name)
  }
}
