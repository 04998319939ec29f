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
    var reader = TraceReader(try ByteSource.open(path), options: settings.readOptions)
    var run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter, tellsStory: tellsStory,
      recorder: settings.recorder)
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      run.consume(batch)
      guard isWanted() else { break }
    }
    return run.finish(reader.counts, reader.explanation)
  }

  /// Reads and checks a log, reading on while what was read is checked: with two cores in about half the time.
  ///
  /// Takes and gives what `check` does.
  package static func checkWhileReading(
    _ path: String, _ settings: RunSettings, tellsStory: Bool = false,
    isWanted: @Sendable () -> Bool = { true }
  ) async throws(ReadError) -> LogResult {
    let channel = BatchChannel()
    async let reading = read(path, settings.readOptions, into: channel)
    var run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter, tellsStory: tellsStory,
      recorder: settings.recorder)
    var batch = await channel.next(after: nil)
    while let current = batch.take() {
      run.consume(current)
      guard isWanted() else { break }
      batch = await channel.next(after: current)
    }
    await channel.end()
    let (counts, explanation) = try await reading.get()
    return run.finish(counts, explanation)
  }

  /// Reads a log to its end, or for as long as its batches are wanted.
  private static func read(
    _ path: String, _ options: ReadOptions, into channel: BatchChannel
  ) async -> Result<(ReadCounts, Explanation), ReadError> {
    do throws(ReadError) {
      var reader = TraceReader(try ByteSource.open(path), options: options)
      var batch = EventBatch()
      while try reader.read(into: &batch) {
        let full = batch
        batch = EventBatch()
        guard let empty = await channel.send(full) else { break }
        batch = empty
      }
      await channel.end()
      return .success((reader.counts, reader.explanation))
    } catch {
      await channel.end()
      return .failure(error)
    }
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
    var reader = TraceReader(try ByteSource.open(path), options: options)
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

  /// Reads a whole log for what its lines are taken for.
  package static func explanation(
    _ path: String, _ settings: RunSettings
  ) throws(ReadError) -> (explanation: Explanation, counts: ReadCounts) {
    var options = settings.readOptions
    options.explain = true
    var reader = TraceReader(try ByteSource.open(path), options: options)
    var batch = EventBatch()
    while try reader.read(into: &batch) {}
    return (reader.explanation, reader.counts)
  }

  /// Reads and checks a log and hands on its transitions as they end, for as long as they are wanted.
  ///
  /// - Parameter take: takes the transitions that the filter lets pass; false ends it.
  /// - Returns: how many events the filter let pass, and what was read.
  package static func transitions(
    _ path: String, _ settings: RunSettings, take: ([TransitionRecord]) -> Bool
  ) throws(ReadError) -> (fitting: Int, counts: ReadCounts) {
    var options = settings.readOptions
    options.times = true
    var reader = TraceReader(try ByteSource.open(path), options: options)
    var checker = LogChecker(app: settings.configuration.app)
    checker.keepsRecords = true
    var choice = TransitionChoice(settings.filter, label: path)
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      checker.consume(batch)
      choice.look(batch)
      guard take(choice.chosen(checker.takeTransitions())) else { return (choice.fitting, reader.counts) }
    }
    checker.finish()
    _ = take(choice.chosen(checker.takeTransitions()))
    return (choice.fitting, reader.counts)
  }

  /// Where the controllers stood at one moment of a log: after the last event that is not later.
  ///
  /// - Parameter isLater: whether an event is after the moment; the first that is ends the reading.
  /// - Returns: the chain, the line of the last event before the moment, and what was read.
  package static func hierarchy(
    _ path: String, _ settings: RunSettings, isLater: (Event, EventDetails?) -> Bool
  ) throws(ReadError) -> (chain: HierarchyChain, line: Int, counts: ReadCounts) {
    var options = settings.readOptions
    options.timeText = true
    var reader = TraceReader(try ByteSource.open(path), options: options)
    var checker = LogChecker(app: settings.configuration.app)
    var batch = EventBatch()
    var line = 0
    while try reader.read(into: &batch) {
      let end = batch.events.firstIndex { isLater($0, batch.details(of: $0)) } ?? batch.events.count
      let isEnd = end < batch.events.count
      batch.events.removeSubrange(end...)
      checker.consume(batch)
      line = batch.events.last?.line ?? line
      if isEnd { break }
    }
    return (checker.hierarchyChain(), line, reader.counts)
  }
}
