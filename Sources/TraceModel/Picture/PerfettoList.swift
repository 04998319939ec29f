/// The list of Chrome's trace events, an event a line.
struct PerfettoList: Sendable {
  private var writer = JSONWriter()
  private var head = ContiguousArray("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n".utf8)
  private var tail: ContiguousArray<UInt8> = []
  private var isEmpty = true
  private var flowCount = 0

  /// Writes an event.
  ///
  /// - Parameters:
  ///   - phase: what it is: `b` begins, `e` ends, `n` is in between, `X` is a slice, `i` an instant.
  ///   - time: microseconds.
  ///   - more: writes what this kind of event has besides.
  mutating func add(
    _ phase: String, _ name: String, _ category: String, time: Int64, process: Int,
    _ more: (inout JSONWriter) -> Void
  ) {
    if !isEmpty { writer.endElement() }
    isEmpty = false
    writer.object { event in
      event.member("ph", phase)
      event.member("name", ShownText.escaped(name))
      event.member("cat", category)
      event.member("ts", Int(time))
      event.member("pid", process)
      more(&event)
    }
  }

  /// The number of another flow: those of all processes are one set.
  mutating func nextFlow() -> Int {
    flowCount += 1
    return flowCount
  }

  /// Ends the list.
  mutating func end() {
    writer.endLine()
    tail = ContiguousArray("]}\n".utf8)
  }

  /// How much was written and not taken.
  var byteCount: Int { writer.bytes.count }

  /// Takes what was written.
  mutating func takeBytes() -> ContiguousArray<UInt8> {
    defer { (head, tail) = ([], []) }
    return head + writer.take() + tail
  }
}
