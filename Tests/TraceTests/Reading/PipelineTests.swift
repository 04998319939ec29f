import Testing

@testable import TraceModel

/// The stages that run side by side give what reading in one piece gives.
@Suite struct PipelineTests {
  /// A log of some megabytes: noise with screens far apart, then screens close to each other, then one long line.
  private static func log(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for number in 0..<4_000 {
      let address = String(0x7f00_0000 + number % 90 * 16, radix: 16)
      let screen = "[Shelf\(number % 7)@0x\(address)]"
      text += "\(screen) viewWillAppear\nShelfTask <Jar: 0x6000>\n\(screen) viewDidAppear\n"
      for _ in 0..<Int.random(in: 0...(number < 2_000 ? 40 : 1), using: &random) {
        let jar = UInt64.random(in: 0...UInt64.max, using: &random)
        text += "12:00:00 cache \(jar) warmed by the oven\n"
      }
      text += "\(screen) viewWillDisappear\n\(screen) viewDidDisappear\n"
    }
    text += String(repeating: "x", count: 1_300_000) + " [Tail] viewDidLoad\n[Tail] viewWillAppear\n"
    text += "{\n  \"controller\": \"Jar\",\n  \"event\": \"viewDidLoad\"\n}\n[Tail] viewDidAppear"
    return text
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `events and counts are those of reading in one piece`(seed: UInt64) async throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.log(seed: seed), to: "long.log")
    var reader = TraceReader(try ByteSource.open(path))
    var batch = EventBatch()
    var expected: [String] = []
    while try reader.read(into: &batch) { expected += batch.events.map { "\($0)" } }
    let pipeline = ReadingPipeline(path, ReadOptions())
    async let reading = pipeline.read()
    var found: [String] = []
    var next = await pipeline.batches.next(after: nil)
    while let current = next {
      found += current.events.map { "\($0)" }
      next = await pipeline.batches.next(after: current)
    }
    #expect(found == expected, "seed \(seed)")
    let counts = try await reading.get().0
    #expect("\(counts)" == "\(reader.counts)", "seed \(seed)")
  }

  /// A file is read by blocks, a pipe's text as it is: the beginning of a log is the same in both.
  @Test(arguments: [
    "<Choir.AltoVC: 0x1f0>\nviewDidLoad()\n<Choir.AltoVC: 0x1f0>\nviewWillAppear(_:)\n",
    "Attempt to present <Choir.TenorVC: 0x1f1> on <Choir.AltoVC:\n0x1f0> whose view is not in the window hierarchy!\n",
    "-[AltoVC\nviewDidLoad]\n",
  ])
  func `what begins on the first line is read alike in a file and a pipe`(_ log: String) async throws {
    let folder = try ScratchFolder()
    let pipeline = ReadingPipeline(try folder.write(log, to: "short.log"), ReadOptions())
    async let reading = pipeline.read()
    var names = SymbolTable()
    var found: [String] = []
    var next = await pipeline.batches.next(after: nil)
    while let current = next {
      for name in current.newNames { _ = names.intern(name) }
      found += current.events.map { ReadLog.text($0, names) }
      next = await pipeline.batches.next(after: current)
    }
    _ = try await reading.get()
    #expect(try !found.isEmpty && found == ReadLog.words(log))
  }

  @Test func `an index covers whole lines, and stops where words come close to each other`() {
    let finder = Vocabulary.standard.finder
    let quiet = String(repeating: "nothing of interest here\n", count: 400)
    let text = "half a line\n" + quiet + "[A] viewDidLoad\n" + quiet + "the last one is cut"
    let bytes = ContiguousArray((text + "\n   ").utf8)
    var index = LineIndex()
    index.cover(bytes.span, from: 0, to: text.utf8.count, finder)
    #expect(index.begin == 12 && index.end == text.utf8.count - 19)
    #expect(index.entries.map(\.linesBefore) == [400] && index.lineCount == 801)
    let dense = ContiguousArray((String(repeating: "[A] viewDidLoad\n", count: 100) + "\n   ").utf8)
    index.cover(dense.span, from: 0, to: 1600, finder)
    #expect(index.end < 1600 && index.lineCount == index.entries.count)
  }
}
