/// The pipeline in one place: bytes, lines, events, transitions, findings.
package enum TraceCheck {
  /// Reads and checks a log.
  ///
  /// - Parameters:
  ///   - path: the log; `-` for standard input.
  ///   - configuration: what is known of the app.
  ///   - filter: what is asked for.
  ///   - isWanted: asked from time to time; false ends the log where it is.
  package static func check(
    _ path: String, configuration: Configuration, filter: RunFilter, isWanted: () -> Bool = { true }
  ) throws(ReadError) -> LogResult {
    var reader = TraceReader(try ByteSource.open(path), options: options(configuration, filter))
    var run = LogRun(label: path, configuration: configuration, filter: filter)
    var batch = EventBatch()
    while try reader.read(into: &batch), isWanted() { run.consume(batch) }
    return run.finish(reader.counts)
  }

  /// Reads a log and hands on its events, a batch at a time, for as long as they are wanted.
  ///
  /// - Parameter take: takes the events that the filter lets pass, with the names of all so far; false ends it.
  /// - Returns: how many events the filter let pass, and what was read.
  package static func events(
    _ path: String, configuration: Configuration, filter: RunFilter,
    take: (_ events: [Event], _ names: SymbolTable) -> Bool
  ) throws(ReadError) -> (fitting: Int, counts: ReadCounts) {
    var options = options(configuration, filter)
    options.timeText = true
    var reader = TraceReader(try ByteSource.open(path), options: options)
    var choice = EventChoice(filter)
    var names = SymbolTable()
    var fitting = 0
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      names.append(batch.newNames)
      choice.learn(batch.newNames)
      let chosen = batch.events.filter { choice.includes($0) }
      fitting += chosen.count
      guard take(chosen, names) else { break }
    }
    return (fitting, reader.counts)
  }

  /// Reads and checks a log and hands on its transitions as they end, for as long as they are wanted.
  ///
  /// - Parameter take: takes the transitions that the filter lets pass; false ends it.
  /// - Returns: how many events the filter let pass, and what was read.
  package static func transitions(
    _ path: String, configuration: Configuration, filter: RunFilter, take: ([TransitionRecord]) -> Bool
  ) throws(ReadError) -> (fitting: Int, counts: ReadCounts) {
    var options = options(configuration, filter)
    options.times = true
    var reader = TraceReader(try ByteSource.open(path), options: options)
    var checker = LogChecker(app: configuration.app)
    checker.keepsRecords = true
    var choice = TransitionChoice(filter, label: path)
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

  private static func options(_ configuration: Configuration, _ filter: RunFilter) -> ReadOptions {
    var options = ReadOptions()
    options.timeText = filter.needsTimes
    // Where a word is given twice, the nearer one stands.
    options.words = Dictionary(
      configuration.words.map { ($0.text, $0.event) }, uniquingKeysWith: { near, _ in near })
    options.labels = Dictionary(
      configuration.labels.map { ($0.text, $0.controller) }, uniquingKeysWith: { near, _ in near })
    return options
  }
}
