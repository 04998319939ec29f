import TraceModel

/// The streams of a run and what is known of its surroundings; tests put their own in its place.
final class Console {
  /// What is known of the outside when the program starts.
  struct Surroundings: Sendable {
    var inputIsTerminal = false
    var outputIsTerminal = false
    var errorsAreTerminal = false
    /// The columns of the terminal that output goes to; `nil` where it is none, or does not say.
    var outputColumns: Int?
    /// The descriptor that output goes to; `nil` where it is none of the system's.
    var outputDescriptor: Int32?
    /// The variables that matter, where they are set.
    var environment: [String: String] = [:]
    /// The absolute path of the current folder.
    var folder = "/"
    /// The day, for suppressions that expire.
    var today = CalendarDay(secondsSince1970: 0)
    /// The time since some moment.
    var now: @Sendable () -> Duration = { .zero }
    /// Draws on the terminal behind standard error, from whichever thread.
    var draw: @Sendable (String) -> Void = { _ in }
  }

  /// Where results go.
  let output: any ByteSink
  /// Where everything else goes.
  let errors: any ByteSink
  let surroundings: Surroundings

  init(output: any ByteSink, errors: any ByteSink, surroundings: Surroundings) {
    self.output = output
    self.errors = errors
    self.surroundings = surroundings
  }

  /// Tells why something can't be done.
  func complain(_ message: String) {
    errors.write("tracecheck: \(message)\n")
    errors.flush()
  }

  /// Tells why something can't be done, and ends the run.
  func trouble(_ message: String) -> ExitCode {
    complain(message)
    return .trouble
  }

  /// The paint for standard output.
  func outputPaint(_ choice: ColourChoice) -> Paint {
    Paint(
      isColoured: choice.colours(
        isTerminal: surroundings.outputIsTerminal, environment: surroundings.environment))
  }

  /// Whether standard error is coloured.
  func coloursErrors(_ choice: ColourChoice) -> Bool {
    choice.colours(isTerminal: surroundings.errorsAreTerminal, environment: surroundings.environment)
  }

  /// Whether standard output is coloured.
  func coloursOutput(_ choice: ColourChoice) -> Bool {
    choice.colours(isTerminal: surroundings.outputIsTerminal, environment: surroundings.environment)
  }

  /// The columns that text is wrapped to: those of a terminal, where they are neither too few nor more than one reads.
  var width: Int {
    guard surroundings.outputIsTerminal else { return 100 }
    let asked = surroundings.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(asked ?? surroundings.outputColumns ?? 100, 40), 120)
  }

  /// The columns that a drawing fits: those that were asked for, else the terminal's, else the 80 that every
  /// terminal has.
  var drawingWidth: Int {
    let asked = surroundings.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(asked ?? surroundings.outputColumns ?? 80, 40), 400)
  }
}

extension Console {
  /// The streams and the surroundings of the process.
  static var ofProcess: Console {
    var surroundings = Surroundings()
    surroundings.inputIsTerminal = SystemCalls.isTerminal(0)
    surroundings.outputIsTerminal = SystemCalls.isTerminal(1)
    surroundings.errorsAreTerminal = SystemCalls.isTerminal(2)
    surroundings.outputColumns = SystemCalls.columns(of: 1)
    surroundings.outputDescriptor = 1
    let names = ["NO_COLOR", "TERM", "COLUMNS"] + ColourChoice.forces + BuildService.variables
    for name in names {
      surroundings.environment[name] = SystemCalls.variable(name)
    }
    surroundings.folder = SystemCalls.currentFolder
    surroundings.today = SystemClock.today
    let start = ContinuousClock.now
    surroundings.now = { start.duration(to: .now) }
    surroundings.draw = { _ = SystemCalls.write(ContiguousArray($0.utf8), to: 2) }
    return Console(
      output: DescriptorSink(descriptor: 1), errors: DescriptorSink(descriptor: 2), surroundings: surroundings
    )
  }
}
