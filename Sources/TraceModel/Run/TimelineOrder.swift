/// Puts what a timeline lists in the order in which it began.
///
/// The checker tells a transition when it's over: a swipe that a delegate blocks while its sheet is still coming would be
/// listed before the sheet. So what began behind the first line of one that is still open waits for it.
struct TimelineOrder {
  /// One that never ends holds back no more than these, so that a log that is followed goes on.
  private static let heldAtMost = 8
  private var held: [TimelineEntry] = []

  /// Takes what was told since the last time.
  ///
  /// - Parameter open: the line at which the earliest of the transitions began that aren't over.
  /// - Returns: what can be listed now.
  mutating func take(_ entries: [TimelineEntry], open: Int) -> [TimelineEntry] {
    guard !entries.isEmpty || !held.isEmpty else { return [] }
    held = TimelineEntry.ordered(held + entries)
    let settled = held.prefix { $0.line < open }.count
    let ready = Array(held.prefix(max(settled, held.count - Self.heldAtMost)))
    held.removeFirst(ready.count)
    return ready
  }
}
