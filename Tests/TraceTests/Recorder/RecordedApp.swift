import Foundation

/// An app that is played from the lines of a log and recorded by the recorder: what it writes is a log again.
struct RecordedApp {
  /// What the recorder wrote.
  let log: String

  /// Plays the calls of a log in the canonical notation.
  init(_ played: String, isJSON: Bool = false) {
    let written = WrittenLines()
    let journal = TraceRecorder.Journal(
      process: ("Journal", 8123), limit: .max, isJSON: isJSON, write: { written.take($0) }, complain: { _ in }
    )
    var calls = TraceRecorder.Calls()
    for line in played.split(separator: "\n") {
      guard let entry = Self.entry(line) else { continue }
      // An override of the app's own calls super, and the recorder hears of both.
      if calls.begin(entry.event, of: entry.subject.address) { journal.note(entry) }
      if calls.begin(entry.event, of: entry.subject.address) { journal.note(entry) }
      calls.end()
      calls.end()
    }
    log = written.text
  }

  /// The entry that a line tells of.
  private static func entry(_ line: Substring) -> TraceRecorder.Entry? {
    guard line.hasPrefix("["), let close = line.firstIndex(of: "]") else { return nil }
    var words = line[line.index(after: close)...].split(separator: " ")
    guard !words.isEmpty else { return nil }
    let event = words.removeFirst()
    let others = words.filter { !$0.contains("=") }.flatMap { $0.split(separator: ",") }.map(subject)
    var entry = TraceRecorder.Entry(
      subject(line.dropFirst().prefix { $0 != "]" }), String(event), others)
    for word in words.filter({ $0.contains("=") }) {
      let parts = word.split(separator: "=")
      switch parts[1] {
      case "true", "false": entry.add(String(parts[0]), parts[1] == "true")
      default: entry.add(String(parts[0]), word: String(parts[1]))
      }
    }
    return entry
  }

  private static func subject(_ text: Substring) -> TraceRecorder.Subject {
    let parts = text.split(separator: "@")
    let address = parts.count > 1 ? UInt(parts[1].dropFirst(2), radix: 16) ?? 0 : 0
    return TraceRecorder.Subject(TraceRecorder.Subject.name(ofClass: "Journal.\(parts[0])"), address)
  }
}

/// Lines that a test keeps.
final class WrittenLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }
  var text: String { all.map { $0 + "\n" }.joined() }

  func take(_ line: String) { lock.withLock { lines.append(line) } }
}
