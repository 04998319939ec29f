// Times of events, and whether they run forward.
extension LineReader {
  /// The time of a line that has the prefix of the last one; `nil` where there is none.
  @inline(__always)
  mutating func quickTime(_ bytes: Span<UInt8>, _ line: Int) -> Int64? {
    let time = prefixes.memory.time
    if time.isEmpty { return nil }
    return times.microseconds(bytes, from: line &+ time.lowerBound, to: line &+ time.upperBound)
  }

  /// Whether the time of an event is wanted: two loads may be too close to each other to be meant, so theirs always is.
  @inline(__always)
  func asksTime(of kind: EventKind) -> Bool { options.times || options.timeText || kind == .viewDidLoad }

  /// Puts the time in a range into an event, as far as that was asked for.
  mutating func stamp(_ event: inout Event, _ bytes: Span<UInt8>, _ time: Range<Int>) {
    guard asksTime(of: event.kind), !time.isEmpty else { return }
    event.time = times.microseconds(bytes, from: time.lowerBound, to: time.upperBound)
    if options.timeText { noteText(&event, bytes, time) }
  }

  mutating func noteText(_ event: inout Event, _ bytes: Span<UInt8>, _ time: Range<Int>) {
    messages.names.note(on: &event) {
      $0.timeText = bytes.text(from: time.lowerBound, to: time.upperBound)
    }
  }

  /// The time of Xcode 15's metadata, which is on a line of its own below the message.
  mutating func stampFromBelow(_ event: inout Event, _ bytes: Span<UInt8>, _ next: Int, _ limit: Int) {
    guard let time = MetadataLine.time(bytes, from: next, to: limit) else { return }
    stamp(&event, bytes, time)
  }

  /// Notes the time of an event against the one before it.
  mutating func noteOrder(
    _ bytes: Span<UInt8>, _ prefix: LinePrefix, before offset: Int
  ) {
    noteOrder(bytes, prefix.time, prefix.process, before: offset)
  }

  /// Notes the time in a range, which a record, a cell or a prefix holds, against the one before it.
  mutating func noteOrder(_ bytes: Span<UInt8>, _ time: Range<Int>, _ process: Int32, before offset: Int) {
    guard !time.isEmpty, runsBack(bytes, time) else { return }
    noteGap(.timeRunsBack, counts.lines + 1, process, before: offset)
  }

  private mutating func runsBack(_ bytes: Span<UInt8>, _ time: Range<Int>) -> Bool {
    if let clock = LinePrefix.clock(bytes, in: time) { return order.runsBack(bytes, at: clock) }
    return Timestamp.sinceEpoch(bytes, time).map { order.runsBack(to: $0) } ?? false
  }
}
