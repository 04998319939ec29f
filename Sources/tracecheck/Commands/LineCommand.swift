import TraceModel

/// What `events` and `timeline` have in common: one log in, a line for each thing out.
struct LineCommand {
  private let noun: String
  private let read: @Sendable (String, CheckSetup, inout LineOutput) throws(ReadError) -> LineTally

  /// - Parameters:
  ///   - noun: the command's name.
  ///   - read: reads a log and prints it.
  init(
    _ noun: String,
    read: @escaping @Sendable (String, CheckSetup, inout LineOutput) throws(ReadError) -> LineTally
  ) {
    self.noun = noun
    self.read = read
  }

  func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
    var output = LineOutput(invocation.options, console)
    do throws(UsageError) {
      let log = try Self.log(invocation, console, noun: noun)
      let setup = try CheckSetup(invocation, console)
      let tally = try read(log, setup.following(invocation.options), &output, console)
      if tally.fitting == 0 { Self.tell(setup.run, invocation.options, log, console) }
      return Self.finish(tally, invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  /// The one log that a command reads.
  static func log(_ invocation: Invocation, _ console: Console, noun: String) throws(UsageError) -> String {
    guard invocation.operands.count <= 1 else {
      throw UsageError(message: "`\(noun)` takes one log; got \(invocation.operands.count)")
    }
    guard let log = invocation.operands.first ?? (console.surroundings.inputIsTerminal ? nil : "-") else {
      throw UsageError(message: "`\(noun)` needs a log, or - for standard input")
    }
    return log
  }

  private func read(
    _ log: String, _ setup: CheckSetup, _ output: inout LineOutput, _ console: Console
  ) throws(UsageError) -> LineTally {
    do throws(ReadError) {
      return try read(log, setup, &output)
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  /// Tells which names and numbers that were asked for nobody in the log has.
  static func tell(_ settings: RunSettings, _ options: Options, _ log: String, _ console: Console) {
    guard settings.filter.choosesEvents, !options.follows else { return }
    let census = LogCensus(log, settings.configuration)
    guard !census.processes.isEmpty else { return }
    FilterTrouble.tell(settings.filter, names: Array(census.names), options, console)
    FilterTrouble.tell(settings.filter, processes: census.processes, options, console)
  }

  /// Tells of a log in which there was nothing.
  static func finish(_ tally: LineTally, _ options: Options, _ log: String, _ console: Console) -> ExitCode {
    // Where nobody read to the end, nothing can be said of the whole.
    if tally.fitting > 0 || options.allowsEmpty || console.output.failure != nil { return .passed }
    let what = tally.counts.events > 0 ? "no events match the filters" : "no events recognised"
    let lines = Counted.words(tally.counts.lines, "line")
    console.complain("\(what) in \(ShownText.escaped(log)) (\(lines))")
    for line in ProposalText(tally.counts.proposal).lines { console.complain(line) }
    return .nothing
  }
}
