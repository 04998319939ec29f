@testable import TraceModel
@testable import tracecheck

/// Bytes that a test keeps.
final class CapturedSink: ByteSink {
  private(set) var bytes: ContiguousArray<UInt8> = []
  var failure: WriteFailure?

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: ContiguousArray<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  func flush() {}
}

/// What a command line gave: its exit code and what it printed.
struct RunResult {
  var code: ExitCode
  var output: String
  var errors: String

  /// Runs a command line in a made-up surrounding.
  static func of(
    _ arguments: [String], _ surroundings: Console.Surroundings = Console.Surroundings()
  ) async -> RunResult {
    let output = CapturedSink()
    let errors = CapturedSink()
    let console = Console(output: output, errors: errors, surroundings: surroundings)
    let code = await Tracecheck.run(arguments, console)
    return RunResult(code: code, output: output.text, errors: errors.text)
  }
}
