import Testing

@testable import TraceModel
@testable import tracecheck

/// `--report jsonl` on standard output comes log by log.
@Suite struct FindingStreamTests {
  /// Keeps what had been written at each flush.
  private final class FlushedSink: ByteSink {
    private var held = ""
    private(set) var parts: [String] = []
    var failure: WriteFailure?

    func write(_ bytes: ContiguousArray<UInt8>) { held += String(decoding: bytes, as: UTF8.self) }

    func flush() {
      if !held.isEmpty { parts.append(held) }
      held = ""
    }
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      "a.log": GateCommandTests.faulty, "b.log": GateCommandTests.clean,
      "c.log": GateCommandTests.faulty.replacing("Feed", with: "Shop"),
    ])
  }

  @Test func `the findings of a log come when it is over, and the summary last`() async throws {
    let flags = ["-D", "suppressions=[{rule:'TC104',controller:'Shop',reason:'x'}]"]
    let parts = await parts(flags)
    #expect(parts.count == 3)
    let words = [["TC103", "a.log", "Feed"], ["TC103", "c.log", "Shop"], ["TC901", "summary"]]
    for (part, expected) in zip(parts, words) {
      for word in expected { #expect(part.contains(word), "\(part)") }
    }
    let file = folder.path("whole.jsonl")
    _ = await self.parts(flags + ["--report", "jsonl=\(file)"])
    #expect(try folder.text("whole.jsonl") == parts.joined())
  }

  @Test func `where one can't be read the others come all the same, and the summary names it`() async {
    let first = await RunResult.of([
      "--no-config", "--report", "jsonl", folder.path("none.log"), folder.path("a.log"),
    ])
    let lines = first.output.split(separator: "\n")
    #expect(first.code == .trouble && lines.count == 2)
    #expect(lines.first?.contains("TC103") == true && lines.last?.contains("none.log") == true)
  }

  @Test func `what is to be hidden waits for the end`() async {
    #expect(await parts(["--redact"]).count == 1)
  }

  private func parts(_ more: [String]) async -> [String] {
    let sink = FlushedSink()
    let console = Console(output: sink, errors: CapturedSink(), surroundings: Console.Surroundings())
    let logs = ["a.log", "b.log", "c.log"].map(folder.path)
    _ = await Tracecheck.run(["--no-config", "--report", "jsonl"] + logs + more, console)
    return sink.parts
  }
}
