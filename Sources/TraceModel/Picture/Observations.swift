/// What a checker understood of some events, on its way to the code that records it.
struct Observations: Sendable {
  /// The processes, in the order of the checker's results.
  var traces: [TraceObservations] = []
  /// The names met so far.
  var names: [String] = []

  /// Takes from a checker what it understood since the last time, and leaves it the room of what was here: all of it
  /// was cleared.
  mutating func take(from checker: inout LogChecker) {
    names = checker.names
    checker.exchange(&traces)
  }

  /// The name of a symbol.
  func name(of symbol: Symbol) -> String { symbol.isSome ? names[Int(symbol.index) - 1] : "" }
}
