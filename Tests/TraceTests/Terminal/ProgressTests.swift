import Synchronization
import Testing

@testable import TraceModel
@testable import tracecheck

/// The words on how far a long reading has come, under a clock that a test sets.
@Suite struct ProgressTests {
  /// A terminal and a clock that goes on with every look at it.
  private final class Screen: Sendable {
    private let drawn = Mutex("")
    private let time = Mutex(Duration.zero)

    var text: String { drawn.withLock { $0 } }

    func surroundings(tick: Duration, _ environment: [String: String] = [:]) -> Console.Surroundings {
      var surroundings = Console.Surroundings()
      surroundings.errorsAreTerminal = true
      surroundings.environment = environment
      surroundings.now = {
        self.time.withLock {
          $0 += tick; return $0
        }
      }
      surroundings.draw = { text in self.drawn.withLock { $0 += text } }
      return surroundings
    }
  }

  private let folder: ScratchFolder
  private let log: String

  init() throws {
    folder = try ScratchFolder()
    let line = "[Feed@0x7f00] viewDidLoad\n" + String(repeating: "nothing of interest here\n", count: 40_000)
    log = try folder.write(line, to: "app.log")
  }

  @Test func `a reading of more than a second is told, and erased before anything else is printed`() async {
    let screen = Screen()
    let result = await RunResult.of(["--no-config", log], screen.surroundings(tick: .milliseconds(600)))
    #expect(result.code == .passed)
    #expect(
      screen.text.hasPrefix("\r\u{1B}[Kread 524 kB of 1000 kB (52%), 2 s left\r\u{1B}[K"), "\(screen.text)")
    #expect(screen.text.hasSuffix("(100%)\r\u{1B}[K"))
    #expect(!result.output.contains("\u{1B}") && result.errors.isEmpty)
  }

  @Test(arguments: [["diff"], ["baseline", "write", "--baseline"]])
  func `other commands that read for long tell it too`(_ words: [String]) async {
    let screen = Screen()
    let operands = words.count == 1 ? [log, log] : [folder.path("b.json"), log]
    let result = await RunResult.of(
      words + operands + ["--no-config"], screen.surroundings(tick: .seconds(1)))
    #expect(result.code == .passed)
    #expect(screen.text.contains(" kB (") && screen.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `a reading of less than a second, or a screen of less than a tenth later, is not drawn`() async {
    let quick = Screen()
    _ = await RunResult.of(["--no-config", log], quick.surroundings(tick: .milliseconds(10)))
    #expect(quick.text.isEmpty)
    let slow = Screen()
    var surroundings = slow.surroundings(tick: .zero)
    surroundings.now = { .zero }
    let progress = Progress(total: nil, options: Options(), surroundings)
    progress?.read(1 << 30)
    progress?.end()
    #expect(slow.text.isEmpty)
  }

  @Test func `nothing is drawn for a program, a service, a plain terminal, or where quiet was asked for`()
    async
  {
    for (environment, flags, isTerminal) in [
      (["CI": "true"], [], true), (["GITHUB_ACTIONS": "true"], [], true), (["TERM": "dumb"], [], true),
      ([:], ["-q"], true), ([:], [], false),
    ] {
      let screen = Screen()
      var surroundings = screen.surroundings(tick: .seconds(1), environment)
      surroundings.errorsAreTerminal = isTerminal
      _ = await RunResult.of(["--no-config", "--no-ci", log] + flags, surroundings)
      #expect(screen.text.isEmpty, "\(environment) \(flags)")
    }
  }

  @Test func `of a pipe it is told how much was read`() {
    let screen = Screen()
    let progress = Progress(total: nil, options: Options(), screen.surroundings(tick: .seconds(2)))
    progress?.read(37_000_000)
    #expect(screen.text == "\r\u{1B}[Kread 37 MB")
    progress?.end()
    progress?.read(37_000_000)
    #expect(screen.text == "\r\u{1B}[Kread 37 MB\r\u{1B}[K")
  }
}
