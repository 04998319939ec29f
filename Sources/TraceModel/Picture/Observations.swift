/// What a checker understood of some events, on its way to whoever records it.
struct Observations: Sendable {
  /// What it understood of one process.
  struct Trace: Sendable {
    /// The lines at which findings were raised or held.
    var flaggedLines: [Int] = []
    /// The events.
    var steps: ContiguousArray<BriefStep> = []
    /// The transitions that are over.
    var sketches = SketchList()

    /// Whether there is nothing.
    var isEmpty: Bool { flaggedLines.isEmpty && steps.isEmpty && sketches.items.isEmpty }

    /// Takes everything out, and keeps the room.
    mutating func clear() {
      flaggedLines.removeAll(keepingCapacity: true)
      steps.removeAll(keepingCapacity: true)
      sketches.removeAll()
    }
  }

  /// The processes, in the order of the checker's results.
  var traces: [Trace] = []
  /// The names met so far.
  var names: [String] = []

  /// Takes from a checker what it understood since the last time, and leaves it the room of what was here: all of it
  /// was cleared.
  mutating func take(from checker: inout LogChecker) {
    names = checker.names
    checker.lend { place, lent in
      while traces.count <= place { traces.append(Trace()) }
      guard lent.hasUnderstood else { return }
      swap(&traces[place].flaggedLines, &lent.flaggedLines)
      swap(&traces[place].steps, &lent.briefSteps)
      swap(&traces[place].sketches, &lent.sketches)
    }
  }
}
