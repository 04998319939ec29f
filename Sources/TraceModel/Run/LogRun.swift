/// Checks the events of one log as they are read, and keeps what the report needs of them.
package struct LogRun: ~Copyable {
  private let label: String
  private let filter: RunFilter
  private var checker: LogChecker
  private var choice: EventChoice
  private var result = LogResult()
  /// What happened, where two runs are to be compared.
  private var story: StoryBuilder?
  /// What pictures need, where any are wanted.
  private var recorder: RunRecorder?

  /// The run of a log.
  ///
  /// - Parameters:
  ///   - label: the log as it was named.
  ///   - configuration: what is known of the app.
  ///   - filter: what is asked for.
  ///   - tellsStory: whether what happened is wanted, for a comparison.
  ///   - condensesEvery: after how many events only what happened is kept of the story, and not how often and where.
  ///   - recorder: records what pictures need, where any are wanted; it takes the events that a story would.
  ///   - telling: what else the caller wants to be told.
  package init(
    label: String, configuration: Configuration, filter: RunFilter, tellsStory: Bool = false,
    condensesEvery: Int? = nil, recorder: RunRecorder? = nil, telling: Telling = []
  ) {
    self.label = label
    self.filter = filter
    choice = EventChoice(filter)
    let wanted: Telling = tellsStory ? [.steps, .outlines] : recorder == nil ? [] : RunRecorder.telling
    checker = LogChecker(app: configuration.app, telling: wanted.union(telling))
    self.recorder = tellsStory ? nil : recorder
    if tellsStory { story = StoryBuilder(condensesEvery: condensesEvery) }
    if filter.needsTimes { result.lines = LineRanges() }
  }

  /// Checks the events of a batch.
  package mutating func consume(_ batch: borrowing EventBatch) {
    checker.consume(batch)
    story?.learn(batch.newNames)
    tell()
    recorder?.take(from: &checker)
    result.names += batch.newNames
    guard filter.choosesEvents else { return }
    choice.learn(batch.newNames)
    for index in batch.events.indices {
      let event = batch.events[index]
      let details = batch.details(of: event)
      if choice.includes(event, details) { result.fittingEvents += 1 }
      result.lines?.note(event.line, isChosen: filter.includes(time: details?.timeText))
    }
  }

  /// Reports the findings that have become final.
  func tell(_ live: inout LiveFindings) -> [Finding] {
    live.take(checker) { result.lines?.contains($0) ?? true }
  }

  /// What can be said of the log so far.
  func moment(findings: Int) -> LiveMoment {
    let counts = checker.counts
    return LiveMoment(
      events: counts.events, transitions: counts.transitions, findings: findings,
      top: checker.hierarchyChain().steps.last?.controller ?? "")
  }

  /// Lets a caller take what was understood since the last time.
  mutating func handOn<Answer>(_ take: (inout LogChecker) -> Answer) -> Answer { take(&checker) }

  /// Lends the recorder to the caller that takes what is understood from here on, until it is given back.
  mutating func lendRecorder() -> RunRecorder? { recorder.take() }

  /// Takes back the recorder, before the end.
  mutating func takeBack(_ recorder: RunRecorder?) { self.recorder = recorder }

  /// Leaves the rules of the app to a stage that watches them beside the checking; `nil` without any, or where what is
  /// recorded asks for what they say.
  mutating func lendRules() -> AppRuleStage? {
    story == nil && recorder == nil ? AppRuleStage(checker.lendRules()) : nil
  }

  /// No more events come, but what rules have to say that a stage watches.
  mutating func conclude() { checker.conclude() }

  /// Takes what the rules have to say that a stage watched, before the end.
  mutating func takeBack(_ verdicts: [AppVerdicts]) { checker.raise(verdicts) }

  /// Hands on what was understood since the last time.
  private mutating func tell() {
    guard var story = story.take() else { return }
    checker.takeSteps { story.take($0, $1) }
    checker.takeOutlines { story.take($0, $1) }
    self.story = story
  }

  /// Meets the log of the other side of a comparison.
  ///
  /// - Returns: how many events are to be read before the next time; `nil` if there will be none.
  package mutating func meet(_ side: StorySide) async -> Int? {
    guard let meeting = side.meeting, let own = story.take() else { return nil }
    let folded = await meeting.meet(own, isBefore: side.isBefore)
    story = folded.story
    return folded.next
  }

  /// Ends the log.
  ///
  /// - Parameters:
  ///   - counts: what reading it counted.
  ///   - explanation: what the lines were taken for; of use where none is an event.
  package mutating func finish(_ counts: ReadCounts, _ explanation: Explanation = Explanation()) -> LogResult
  {
    checker.finish()
    tell()
    result.story = story.take()?.story()
    result.traces = checker.results(label: label)
    let labels = result.traces.map(\.summary.label)
    result.recordings = recorder?.finish(&checker, labels: labels) ?? []
    if result.traces.isEmpty { result.traces = [TraceResult(summary: TraceSummary(label: label))] }
    for index in result.traces.indices {
      result.traces[index].summary.log = label
      result.traces[index].summary.lines = counts.lines
    }
    result.suppressions = counts.suppressions
    // Such lines belong to no process; they are told once.
    result.traces[0].summary.malformed = counts.malformed
    result.traces[0].summary.longLines = counts.longLines
    result.traces[0].summary.restarts = counts.restarts
    result.traces[0].summary.firstRestart = counts.firstRestart
    result.traces[0].summary.asides = counts.asides
    result.traces[0].summary.proposal = counts.proposal
    if counts.events == 0 { result.traces[0].summary.passedOver = explanation.kinds(ofLines: counts.lines) }
    return result
  }
}
