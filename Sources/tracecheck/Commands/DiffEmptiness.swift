import TraceModel

/// Whether a comparison compared nothing: being equal to nothing proves nothing.
struct DiffEmptiness {
  /// Why, in words; `nil` where there was something to compare.
  let reason: String?

  /// - Parameters:
  ///   - sides: what was read of each side.
  ///   - filter: what was asked for.
  init(_ sides: [Report], _ filter: RunFilter) {
    // What only one side has is a change; a process or a time that only one side has is a mistake.
    let misses = sides.count(where: \.nothingFits)
    if sides.contains(where: Self.isSilent) {
      reason = "no events recognised in a log"
    } else if misses == sides.count || misses > 0 && filter.choosesMoments {
      reason = "no events match the filters"
    } else {
      reason = nil
    }
  }

  private static func isSilent(_ report: Report) -> Bool {
    report.traces.isEmpty || report.traces.contains { $0.events == 0 }
  }
}
