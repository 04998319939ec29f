import TraceModel

/// How many events the filters let pass, and what was read.
typealias LineTally = (fitting: Int, counts: ReadCounts)

extension LogResult {
  /// The numbers of a log that was checked.
  func tally(_ filter: RunFilter) -> LineTally {
    var counts = ReadCounts()
    counts.lines = traces.first?.summary.lines ?? 0
    counts.events = eventCount
    counts.proposal = traces.first?.summary.proposal
    return (filter.choosesEvents ? fittingEvents : eventCount, counts)
  }

  /// How many events were recognised.
  var eventCount: Int { traces.reduce(0) { $0 + $1.summary.events } }
}
