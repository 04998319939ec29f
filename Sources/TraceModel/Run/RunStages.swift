/// The stages that work beside the checking of a log, where there is work for them.
struct RunStages: Sendable {
  /// What is filled for them the next time.
  struct Hands: Sendable {
    var understood = Observations()
    var noted = AppRuleNotes()
  }

  private let recording: RecordingStage?
  private let rules: AppRuleStage?

  /// The stages that a run has work for: it lends them what they work with.
  init(lentBy run: inout LogRun) {
    rules = run.lendRules()
    recording = run.lendRecorder().map(RecordingStage.init)
  }

  /// Works until nothing more comes.
  func work() async {
    async let recorded: Void? = recording?.record()
    await rules?.watch()
    await recorded
  }

  /// Hands over what a run came to know since the last time.
  func take(from run: inout LogRun, with hands: inout Hands) async {
    if let recording { hands.understood = await recording.take(from: &run, into: hands.understood) }
    if let rules { hands.noted = await rules.take(from: &run, into: hands.noted) }
  }

  /// Gives back what was lent, and what came of it.
  func end(_ run: inout LogRun, with hands: consuming Hands) async {
    await recording?.end()
    run.takeBack(await recording?.finished())
    guard let rules else { return }
    run.conclude()
    _ = await rules.take(from: &run, into: hands.noted)
    run.takeBack(await rules.finished())
  }
}
