@testable import TraceModel

/// Reads logs in memory and tells events in the words of the tests.
enum ReadLog {
  /// All events of a log, with its names.
  static func events(
    _ log: some Sequence<UInt8>, _ options: ReadOptions = ReadOptions()
  ) throws -> (events: [Event], names: SymbolTable, counts: ReadCounts) {
    var reader = TraceReader(ByteSource.bytes(log), options: options)
    var batch = EventBatch()
    var names = SymbolTable()
    var events: [Event] = []
    while try reader.read(into: &batch) {
      for name in batch.newNames { _ = names.intern(name) }
      events.append(contentsOf: batch.events)
    }
    return (events, names, reader.counts)
  }

  /// The events of a small log, as they come: in one batch.
  static func batch(_ log: some Sequence<UInt8>, _ options: ReadOptions = ReadOptions()) throws -> EventBatch
  {
    var reader = TraceReader(ByteSource.bytes(log), options: options)
    var batch = EventBatch()
    while try reader.read(into: &batch), batch.events.isEmpty {}
    return batch
  }

  /// The events of a log as `event Name@instance`, diagnostics by their slugs.
  static func words(_ log: String, _ options: ReadOptions = ReadOptions()) throws -> [String] {
    let (events, names, _) = try events(Array(log.utf8), options)
    return events.map { text($0, names) }
  }

  /// One event in words.
  static func text(_ event: Event, _ names: SymbolTable) -> String {
    let kind = event.diagnostic?.rawValue ?? event.kind.name
    let subject = participant(event.subject, names)
    let object = participant(event.object, names)
    return [kind, subject ?? (object == nil ? nil : "-"), object].compactMap { $0 }.joined(separator: " ")
  }

  private static func participant(_ participant: Participant, _ names: SymbolTable) -> String? {
    guard participant.isSome else { return nil }
    return names.name(of: participant.name) + (participant.instance.text(names).map { "@" + $0 } ?? "")
  }
}
