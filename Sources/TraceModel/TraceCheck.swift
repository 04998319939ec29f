/// The pipeline in one place: bytes, lines, events, transitions, findings.
package enum TraceCheck {
  /// Reads and checks a log.
  ///
  /// - Parameters:
  ///   - path: the log; `-` for standard input.
  ///   - settings: what is known of the app, and what is asked for.
  ///   - tellsStory: whether what happened is wanted as well, for a comparison.
  ///   - isWanted: asked from time to time; false ends the log where it is.
  package static func check(
    _ path: String, _ settings: RunSettings, tellsStory: Bool = false, isWanted: () -> Bool = { true }
  ) throws(ReadError) -> LogResult {
    var reader = TraceReader(try settings.open(path), options: settings.readOptions)
    var run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter, tellsStory: tellsStory,
      recorder: settings.recorder)
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      run.consume(batch)
      guard isWanted() else { break }
    }
    try mustRunForward(path, reader.counts)
    return settings.told(run.finish(reader.counts, reader.explanation), path)
  }

  /// A log that runs from new to old would be judged wrongly from its first line to its last.
  private static func mustRunForward(_ path: String, _ counts: ReadCounts) throws(ReadError) {
    if counts.isReversed { throw ReadError(path: path, reason: .newestFirst) }
  }

  /// Reads and checks a log, reading on while what was read is checked: with two cores in about half the time.
  ///
  /// Takes and gives what `check` does.
  ///
  /// - Parameter side: the side of a comparison that the log is read for.
  package static func checkWhileReading(
    _ path: String, _ settings: RunSettings, side: StorySide? = nil,
    isWanted: @Sendable () -> Bool = { true }
  ) async throws(ReadError) -> LogResult {
    let pipeline = ReadingPipeline(path, settings.readOptions)
    async let reading = pipeline.read()
    var run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter, tellsStory: side != nil,
      condensesEvery: side?.condensesEvery, recorder: settings.recorder)
    let stages = RunStages(lentBy: &run)
    async let work: Void = stages.work()
    var hands = RunStages.Hands()
    var batch = await pipeline.batches.next(after: nil)
    var untilMeeting = side?.meeting?.interval
    while var current = batch.take() {
      while let left = untilMeeting, left <= current.events.count, let side {
        run.consume(current.split(after: left))
        untilMeeting = await run.meet(side)
      }
      untilMeeting = untilMeeting.map { $0 - current.events.count }
      run.consume(current)
      await stages.take(from: &run, with: &hands)
      guard isWanted() else { break }
      batch = await pipeline.batches.next(after: current)
    }
    await side?.meeting?.leave()
    await pipeline.end()
    await stages.end(&run, with: hands)
    await work
    let (counts, explanation) = try await reading.get()
    try mustRunForward(path, counts)
    return settings.told(run.finish(counts, explanation), path)
  }

  /// Reads a log and hands on its events, a batch at a time, for as long as they are wanted.
  ///
  /// - Parameter take: takes batches of the events that the filter lets pass, with the names of all so far; false
  ///   ends it.
  /// - Returns: how many events the filter let pass, and what was read.
  package static func events(
    _ path: String, _ settings: RunSettings,
    take: (_ batch: EventBatch, _ names: SymbolTable) -> Bool
  ) throws(ReadError) -> (fitting: Int, counts: ReadCounts) {
    var options = settings.readOptions
    options.timeText = true
    var reader = TraceReader(try settings.open(path), options: options)
    var choice = EventChoice(settings.filter)
    var names = SymbolTable()
    var fitting = 0
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      names.append(batch.newNames)
      choice.learn(batch.newNames)
      let details = batch.details
      batch.events.removeAll { !choice.includes($0, $0.details == 0 ? nil : details[Int($0.details) - 1]) }
      fitting += batch.events.count
      guard take(batch, names) else { break }
    }
    return (fitting, reader.counts)
  }

  /// The release of iOS that the beginning of a log names; `nil` where it names none, or several.
  package static func release(_ path: String) throws(ReadError) -> OSVersion? {
    var source = try ByteSource.open(path)
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: 1 << 20)
    var count = 0
    while count < bytes.count {
      let read = try source.read(into: &bytes, at: count, limit: bytes.count - count)
      if read == 0 { break }
      count += read
    }
    let releases = ReleaseMention.releases(bytes.span, from: 0, to: count)
    return releases.count == 1 ? releases.first : nil
  }

  /// Reads a whole log for what its lines are taken for.
  package static func explanation(
    _ path: String, _ settings: RunSettings
  ) throws(ReadError) -> (explanation: Explanation, counts: ReadCounts) {
    var options = settings.readOptions
    options.explain = true
    var reader = TraceReader(try settings.open(path), options: options)
    var batch = EventBatch()
    var names = SymbolTable()
    var labels = LabelLearner()
    while try reader.read(into: &batch) {
      names.append(batch.newNames)
      labels.note(batch.events, names: names)
    }
    var explanation = reader.explanation
    explanation.labels = labels.proposals
    return (explanation, reader.counts)
  }

  /// Reads and checks a log and hands on its transitions in the order in which they began, with what SwiftUI called between
  /// them, for as long as they are wanted.
  ///
  /// - Parameter take: takes what the filter lets pass; false ends it.
  /// - Returns: how many events the filter let pass, and what was read.
  package static func transitions(
    _ path: String, _ settings: RunSettings, take: ([TimelineEntry]) -> Bool
  ) throws(ReadError) -> (fitting: Int, counts: ReadCounts) {
    var options = settings.readOptions
    options.times = true
    var reader = TraceReader(try settings.open(path), options: options)
    var checker = LogChecker(app: settings.configuration.app, telling: [.records, .asides, .ruleMarks])
    var choice = TransitionChoice(settings.filter, label: path)
    var order = TimelineOrder()
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      checker.consume(batch)
      choice.look(batch)
      let entries = order.take(choice.entries(&checker), open: checker.earliestOpenLine)
      guard take(entries) else { return (choice.fitting, reader.counts) }
    }
    try mustRunForward(path, reader.counts)
    checker.finish()
    _ = take(order.take(choice.entries(&checker), open: .max))
    return (choice.fitting, reader.counts)
  }

  /// Reads and checks a log and hands on what was understood, an event at a time, for as long as it is wanted: what is
  /// told depends on the log alone, and not on how it was read.
  ///
  /// - Parameters:
  ///   - take: takes what the checker understood of a batch of one event, and at the end, without one, what became
  ///     clear only then; false ends it.
  ///   - rest: called where the log has no more for the moment.
  package static func follow(
    _ path: String, _ settings: RunSettings, take: (inout LogChecker, EventBatch?) -> Bool,
    rest: () -> Void = {}
  ) throws(ReadError) -> LogResult {
    var options = settings.readOptions
    options.times = true
    var reader = TraceReader(try settings.open(path), options: options)
    var run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter,
      telling: [.steps, .records, .asides, .ruleMarks])
    var batch = EventBatch()
    var one = EventBatch()
    // Slices, of which the first are dropped in one step.
    var asides: ArraySlice<Aside> = []
    var notes: ArraySlice<LogNote> = []
    while try reader.read(into: &batch) {
      one.newNames += batch.newNames
      asides += batch.asides
      notes += batch.notes
      for (index, event) in batch.events.enumerated() {
        one.take(event, batch.details(of: event))
        one.notes = notes.prefix { $0.index <= index }.map { $0.moved(to: 0) }
        notes.removeFirst(one.notes.count)
        swap(&one.echoes, &batch.echoes)
        one.asides = Array(asides.prefix { $0.line < event.line })
        asides.removeFirst(one.asides.count)
        run.consume(one)
        guard run.handOn({ take(&$0, one) }) else { return run.finish(reader.counts) }
        one.newNames = []
      }
      // Those behind the last event stand before the first of the next batch.
      notes = ArraySlice(notes.map { $0.moved(to: 0) })
      rest()
    }
    one.events = []
    one.asides = Array(asides)
    one.notes = Array(notes)
    run.consume(one)
    let result = run.finish(reader.counts)
    _ = run.handOn { take(&$0, nil) }
    return result
  }

  /// Where the controllers were at one moment of a log: after the last event that is not later.
  ///
  /// - Parameter isLater: whether an event is after the moment; the first that is ends the reading.
  /// - Returns: the chain of the process that logged last before the moment.
  package static func hierarchy(
    _ path: String, _ settings: RunSettings, isLater: (Event, EventDetails?) -> Bool
  ) throws(ReadError) -> HierarchyMoment {
    var options = settings.readOptions
    options.timeText = true
    var reader = TraceReader(try settings.open(path), options: options)
    var checker = LogChecker(app: settings.configuration.app)
    var batch = EventBatch()
    var line = 0
    while try reader.read(into: &batch) {
      let end = batch.events.firstIndex { isLater($0, batch.details(of: $0)) } ?? batch.events.count
      let isEnd = end < batch.events.count
      batch.cut(at: end)
      checker.consume(batch)
      line = batch.events.last?.line ?? line
      if isEnd { break }
    }
    return HierarchyMoment(
      chain: checker.hierarchyChain(), line: line, process: checker.currentProcess,
      processCount: checker.traceCount, counts: reader.counts)
  }
}
