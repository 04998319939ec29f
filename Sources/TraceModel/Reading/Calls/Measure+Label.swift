// Times under a label that says that they are measured: `[Perf] viewDidAppear: 478.2ms`.
extension Measure {
  private static let labels: Set<String> = [
    "perf", "performance", "timing", "timings", "time", "timer", "duration", "latency", "profile", "profiler",
    "metric", "metrics", "benchmark", "signpost", "stopwatch", "speed", "measure", "tti",
  ]

  /// Whether a name is such a label, and nothing but a time and its aim is behind the event.
  static func isOf(_ bytes: Span<UInt8>, _ name: NamePlace?, behind word: WordPlace, to end: Int) -> Bool {
    guard let name, name.start < name.end, !name.instance.isSome else { return false }
    let first = skipSigns(bytes, word.selectorEnd, end)
    guard first > word.end, bytes.at(first).isDigit, first < end else { return false }
    let last = bytes.startOfWord(endingAt: name.end, from: name.start)
    guard labels.contains(bytes.text(from: last, to: name.end).asciiLowercased) else { return false }
    let aside = ByteScan.first(UInt8(ascii: "("), in: bytes, from: first, to: end)
    return isTime(bytes, from: first, to: bytes.trimmedEnd(from: first, to: aside))
  }

  /// Whether the words behind an event say how long it took, and aren't one field of several.
  static func isTold(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int) -> Bool {
    begins(bytes, from: word.selectorEnd, to: end)
      && !FieldLine.isEventsValue(bytes, word, from: start, to: end)
  }

  /// `[Perf] HomeVC viewDidAppear 231 ms`: whether a message begins with such a label in brackets, and a time is all that is behind
  /// the event.
  static func isLabelled(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "["), start < word.start else { return false }
    let last = bytes.endOfWord(from: start + 1, to: word.start)
    guard bytes.at(last) == UInt8(ascii: "]"),
      labels.contains(bytes.text(from: start + 1, to: last).asciiLowercased)
    else { return false }
    let first = skipSigns(bytes, word.selectorEnd, end)
    let time = bytes.hasFolded("after ", at: first, before: end) ? first + 6 : first
    return time < end && isTime(bytes, from: time, to: end)
  }

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end,
      bytes[offset].isBlank || bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: "-")
        || bytes[offset] == UInt8(ascii: "=")
    {
      offset += 1
    }
    return offset
  }
}
