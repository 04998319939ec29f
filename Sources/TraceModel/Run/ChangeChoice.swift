/// Chooses the changes of behaviour that were asked for.
package struct ChangeChoice: Sendable {
  private let filter: RunFilter
  private let before: LineRanges?
  private let after: LineRanges?

  /// - Parameters:
  ///   - filter: what is asked for.
  ///   - before: what reading the logs before gave.
  ///   - after: what reading the logs after gave.
  package init(_ filter: RunFilter, before: [LogResult], after: [LogResult]) {
    self.filter = filter
    self.before = before.first?.lines
    self.after = after.first?.lines
  }

  /// Whether a change is shown and gated.
  package func includes(_ change: BehaviourChange) -> Bool {
    change.names.contains(where: filter.includes(controller:)) && isInTime(change)
  }

  /// Whether any of its lines is within the times that were asked for.
  private func isInTime(_ change: BehaviourChange) -> Bool {
    guard filter.needsTimes else { return true }
    return isAny(change.beforeLines, in: before) || isAny(change.afterLines, in: after)
  }

  private func isAny(_ lines: [Int], in chosen: LineRanges?) -> Bool {
    guard let chosen else { return false }
    return lines.contains(where: chosen.contains)
  }
}
