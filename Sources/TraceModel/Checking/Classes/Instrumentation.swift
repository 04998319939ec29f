/// What a log tells at all: which events each class logs, and which kinds of marks there are.
struct Instrumentation: Equatable, Sendable {
  /// For each name the events that it logs, a bit each.
  var logged: [String: UInt64] = [:]
  /// The kinds of marks, a bit each.
  var announced: UInt64 = 0
}
