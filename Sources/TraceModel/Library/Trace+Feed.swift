extension Trace {
  /// A log that is still being written: it is fed line by line, and can be asked between.
  ///
  ///     var feed = Trace.Feed()
  ///     for try await line in process.lines { feed.append(line) }
  ///     let trace = feed.finish()
  ///
  /// What the findings say at the end is what `Trace(lines:)` of the same lines would say. A feed is not for several
  /// threads at once; see `Trace.Recorder`.
  public struct Feed: ~Copyable {
    private var reader: EventReader
    private var builder: KeptLogBuilder
    private var block = Block()
    private var batch = EventBatch()

    /// A feed that has got nothing yet.
    ///
    /// - Parameters:
    ///   - configuration: what no log can tell, and which rules matter.
    ///   - label: what reports call the log.
    public init(configuration: Configuration = Configuration(), label: String = "log") {
      reader = EventReader(BlockBuffer(), path: label, configuration.settings.readOptions)
      builder = KeptLogBuilder(label: label, configuration)
    }

    /// Takes the next line, without its line feed; a text of several lines is taken as such.
    ///
    /// - Complexity: a few microseconds, and the length of the line.
    public mutating func append(_ line: String) { take(line + "\n", isLast: false) }

    /// The findings so far. What never comes can be told only at the end, or when it is sure not to come any more.
    ///
    /// - Complexity: in proportion to the findings.
    public mutating func findings() -> [Finding] { builder.findings().map(\.face) }

    /// Ends the log.
    public consuming func finish() -> Trace {
      take("", isLast: true)
      return builder.finished(reader.counts)
    }

    private mutating func take(_ text: String, isLast: Bool) {
      var rest = Array(text.utf8)[...]
      repeat {
        let count = block.fill(with: rest, isLast: isLast)
        rest = rest.dropFirst(count)
        batch.clear()
        // Only the first block is refused, where it is no log; what is fed is text, and the rest of it is read.
        try? reader.read(&block, into: &batch)
        builder.take(batch)
      } while !rest.isEmpty
    }
  }
}
