import Testing

@testable import TraceModel
@testable import tracecheck

/// `--follow` on the command line; `Scripts/check-follow` runs it on files that are written.
@Suite struct FollowCommandTests {
  @Test(arguments: [
    (["check", "--follow", "a.log", "b.log"], "--follow reads one log; got 2"),
    (["check", "--follow", "-0"], "--follow reads one log and doesn't take a list of names"),
    (["timeline", "--follow", "--format", "svg", "a.log"], "svg needs the whole log"),
    (["timeline", "--follow", "--format", "perfetto", "a.log"], "perfetto needs the whole log"),
    (["check", "--follow", "none.log"], "can't read none.log"),
    (["merge", "--follow", "a.json"], "--follow"),
  ]) func `what can't be followed is told`(arguments: [String], words: String) async {
    let result = await RunResult.of(arguments)
    #expect(result.code == .trouble && result.errors.contains(words), "\(result.errors)")
  }

  @Test func `a status line says the state of the log, and goes before anything else is printed`() {
    let drawn = WrittenLines()
    var surroundings = Console.Surroundings()
    surroundings.errorsAreTerminal = true
    surroundings.draw = { drawn.take($0) }
    let console = Console(output: CapturedSink(), errors: CapturedSink(), surroundings: surroundings)
    let line = StatusLine(Options(), console)
    line?.note { LiveMoment(events: 3, transitions: 1, findings: 0, top: "Pay\u{1B}[2J") }
    line?.draw()
    line?.draw()
    line?.clear()
    line?.end()
    let told = drawn.all
    #expect(told.count == 2, "\(told)")
    #expect(told.first?.contains("3 events, 1 transition, 0 findings, on top: Pay") == true)
    #expect(told.first?.contains("\u{1B}[2J") == false && told.last == "\r\u{1B}[K")
  }

  @Test func `nobody but a person at a terminal gets a status line`() {
    for isTerminal in [true, false] {
      var surroundings = Console.Surroundings()
      surroundings.errorsAreTerminal = isTerminal
      surroundings.environment = isTerminal ? ["CI": "true"] : [:]
      #expect(
        StatusLine(
          Options(), Console(output: CapturedSink(), errors: CapturedSink(), surroundings: surroundings))
          == nil)
    }
  }
}
