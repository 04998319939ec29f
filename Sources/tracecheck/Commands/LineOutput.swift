import TraceModel

/// Prints a line for each thing that a log holds, as it is read.
struct LineOutput {
  private let isJSON: Bool
  private let paint: Paint
  private let sink: any ByteSink
  private var writer = JSONWriter()

  init(_ options: Options, _ console: Console) {
    isJSON = options.format == .jsonl
    paint = console.outputPaint(options.colour)
    sink = console.output
  }

  /// Prints events; false where nobody reads them any more.
  mutating func print(_ batch: EventBatch, names: SymbolTable) -> Bool {
    print(LineOrder.of(batch, names: names), text: \.text) { $0.write(to: &$1) }
  }

  /// Prints transitions and what came between them; false where nobody reads them any more.
  mutating func print(_ entries: [TimelineEntry]) -> Bool {
    let paint = paint
    return print(entries, text: { $0.text(paint) }, json: { $0.write(to: &$1) })
  }

  private mutating func print<Line>(
    _ lines: [Line], text: (Line) -> String, json: (Line, inout JSONWriter) -> Void
  ) -> Bool {
    var bytes: ContiguousArray<UInt8> = []
    for line in lines {
      if isJSON {
        json(line, &writer)
        writer.endLine()
      } else {
        bytes.append(contentsOf: text(line).utf8)
        bytes.append(0x0A)
      }
    }
    sink.write(isJSON ? writer.take() : bytes)
    // The reader at the other end of a pipe gets what there is.
    sink.flush()
    return sink.failure == nil
  }
}
