/// Gestures that begin although the delegate's last answer was that they may not, on sheets that nothing announced: the
/// delegate's own calls contradict each other, whichever sheet they are about.
struct RefusedGestures: Sendable {
  private struct Answer {
    var delegate: Participant
    var line: Int
  }

  /// The delegates that said no last.
  private var refused: [Answer] = []
  /// The last of all answers, if it was yes.
  private var allowed: Answer?
  /// The last gesture that began nevertheless: the answer, and where it began.
  private var begun: (answer: Answer, line: Int)?

  /// How many are remembered.
  private static let limit = 16

  /// A delegate has answered whether a gesture may dismiss; `nil` where the log doesn't tell what.
  mutating func answer(_ result: Bool?, by delegate: Participant, line: Int) {
    refused.removeAll { $0.delegate == delegate }
    allowed = result == true ? Answer(delegate: delegate, line: line) : nil
    if result == false { refused.append(Answer(delegate: delegate, line: line), keeping: Self.limit) }
  }

  /// A gesture begins on a sheet that is not known.
  mutating func begin(by delegate: Participant, line: Int) {
    guard let answer = refused.last(where: { $0.delegate == delegate }) else { return }
    begun = (answer, line)
    refused.removeAll { $0.delegate == delegate }
  }

  /// Where a delegate allowed, on the line before, the gesture that it is now told to be blocked.
  func lineAllowed(by delegate: Participant, rightBefore last: Int) -> Int? {
    guard let allowed, allowed.delegate == delegate, allowed.line == last else { return nil }
    return allowed.line
  }

  /// A gesture is over: did the sheet go that was not to go?
  mutating func judge(_ transition: RunningIndex, in app: borrowing ObservedApp) -> RefusedGestureFact? {
    guard let gesture = begun, gesture.line == app.line(transition, .willDismiss) else { return nil }
    begun = nil
    guard app.running[transition].has(.outgoingWillDisappear) else {
      return judgeTold(transition, gesture.answer, begunLine: gesture.line, in: app)
    }
    guard let sheet = app.instances.index(of: app.running[transition].outgoing.instance),
      !app.isUnjudged(app.instances[sheet].name)
    else { return nil }
    return RefusedGestureFact(
      delegate: gesture.answer.delegate, sheet: app.instances[sheet], answerLine: gesture.answer.line,
      begunLine: gesture.line)
  }

  /// A gesture on a sheet that logs nothing: its delegate is told that it went.
  private func judgeTold(
    _ transition: RunningIndex, _ answer: Answer, begunLine: Int, in app: borrowing ObservedApp
  ) -> RefusedGestureFact? {
    let told = app.line(transition, .didDismiss)
    guard told > 0, answer.delegate.name.isSome, !app.isUnjudged(answer.delegate.name) else { return nil }
    return RefusedGestureFact(
      delegate: answer.delegate, answerLine: answer.line, begunLine: begunLine, toldLine: told)
  }
}
