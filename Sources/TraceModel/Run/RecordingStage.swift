/// Records what pictures need of a log beside the checking, on a core that is free.
struct RecordingStage: Sendable {
  private let recorder: RunRecorder
  private let understood = Channel { Observations() }
  private let recorded: Channel<RunRecorder>

  /// The stage of a recorder.
  init(_ recorder: RunRecorder) {
    self.recorder = recorder
    recorded = Channel { recorder }
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

  /// The recorder, once all is recorded.
  func finished() async -> RunRecorder? { await recorded.next(after: nil) }

  /// Records until nothing more comes.
  func record() async {
    var recorder = recorder
    var current = await understood.next(after: nil)
    while var observations = current.take() {
      recorder.take(&observations)
      current = await understood.next(after: consume observations)
    }
    // Handed on and not returned: who waits for a task shares its value with it, and would have to copy all.
    _ = await recorded.send(consume recorder)
  }
}
