/// The list of Chrome's trace events, an event a line.
struct PerfettoList: Sendable {
  private var writer = JSONWriter()
  private var bytes = ContiguousArray(#"{"displayTimeUnit":"ms","traceEvents":["#.utf8)
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
    bytes.append(contentsOf: isEmpty ? "\n".utf8 : ",\n".utf8)
    isEmpty = false
    writer.object { event in
      event.member("ph", phase)
      event.member("name", ShownText.escaped(name))
      event.member("cat", category)
      event.member("ts", Int(time))
      event.member("pid", process)
      more(&event)
    }
    bytes.append(contentsOf: writer.take())
  }

  /// The number of another flow: those of all processes are one set.
  mutating func nextFlow() -> Int {
    flowCount += 1
    return flowCount
  }

  /// Ends the list.
  mutating func end() {
    bytes.append(contentsOf: "\n]}\n".utf8)
  }

  /// How much was written and not taken.
  var byteCount: Int { bytes.count }

  /// Takes what was written.
  mutating func takeBytes() -> ContiguousArray<UInt8> {
    defer { bytes = [] }
    return bytes
  }
}
