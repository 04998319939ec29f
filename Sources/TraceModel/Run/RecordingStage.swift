/// Records what pictures need of a log beside the checking, on a core that is free.
struct RecordingStage: Sendable {
  private let recorder: RunRecorder
  private let understood = Channel { Observations() }

  /// The stage of a recorder.
  init(_ recorder: RunRecorder) {
    self.recorder = recorder
  }

  /// Hands over what a run understood since the last time; waits while there is much to record.
  ///
  /// - Parameter empty: what is filled with that.
  /// - Returns: what to fill the next time.
  func take(from run: inout LogRun, into empty: consuming Observations) async -> Observations {
    run.handOn { empty.take(from: &$0) }
    return await understood.send(empty) ?? Observations()
  }

  /// Nothing more is understood.
  func end() async { await understood.end() }

  /// Records until nothing more comes, and gives back the recorder.
  func record() async -> RunRecorder {
    var recorder = recorder
    var current = await understood.next(after: nil)
    while var observations = current.take() {
      recorder.take(&observations)
      current = await understood.next(after: consume observations)
    }
    return recorder
  }
}
