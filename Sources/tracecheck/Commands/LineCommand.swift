import TraceModel

/// What `events` and `timeline` have in common: one log in, a line for each thing out.
struct LineCommand {
  private let noun: String
  private let read: @Sendable (String, CheckSetup, inout LineOutput) throws(ReadError) -> ReadCounts

  /// - Parameters:
  ///   - noun: the command's name.
  ///   - read: reads a log and prints it.
  init(
    _ noun: String,
    read: @escaping @Sendable (String, CheckSetup, inout LineOutput) throws(ReadError) -> ReadCounts
  ) {
    self.noun = noun
    self.read = read
  }

  func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
    guard invocation.operands.count <= 1 else {
      return console.trouble("`\(noun)` takes one log; got \(invocation.operands.count)")
    }
    guard let log = invocation.operands.first ?? (console.surroundings.inputIsTerminal ? nil : "-") else {
      return console.trouble("`\(noun)` needs a log, or - for standard input")
    }
    var output = LineOutput(invocation.options, console)
    do throws(UsageError) {
      let setup = try CheckSetup(invocation, console)
      let counts = try read(log, setup, &output, console)
      return finish(counts, output, invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private func read(
    _ log: String, _ setup: CheckSetup, _ output: inout LineOutput, _ console: Console
  ) throws(UsageError) -> ReadCounts {
    do throws(ReadError) {
      return try read(log, setup, &output)
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  private func finish(
    _ counts: ReadCounts, _ output: LineOutput, _ options: Options, _ log: String, _ console: Console
  ) -> ExitCode {
    // Nobody read to the end, so nothing can be said of it.
    if console.output.failure != nil || options.allowsEmpty { return .passed }
    if counts.events == 0 {
      console.complain(
        "no event recognised in \(ShownText.escaped(log)) (\(Counted.words(counts.lines, "line")))")
      return .nothing
    }
    return .passed
  }
}
