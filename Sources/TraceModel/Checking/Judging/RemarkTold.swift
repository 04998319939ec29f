/// A line that was told as a call, and may be a remark about it: its class told that call in other words before, and here
/// its controller can't get it.
extension TraceChecker {
  /// Judges a call that may be such a remark: it's a possible fault, and what comes next is judged as if it hadn't come.
  ///
  /// - Returns: whether it may be one.
  mutating func judgeAsRemark(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) -> Bool
  {
    let standing = app.instances[index].standing
    guard standing.owed & 1 << callback.rawValue == 0,
      !app.orders.appearance.isLegal(standing.state, callback),
      app.classes.wordings.areOdd
    else {
      app.classes.wordings.keep()
      return false
    }
    judgeStep(index, standing.state, callback, event, nil)
    app.instances[index].owed = standing.owed
    app.classes.remarks.note(callback, of: app.instances[index].name, at: event.line)
    return true
  }
}

extension ObservedApp {
  /// Doubts that a call came at all, if its line has other words than its class's lines about that call.
  func doubtWords(_ finding: inout Finding, _ event: Event) {
    if classes.wordings.line == event.line, classes.wordings.areOdd { finding.doubt(.callMayBeRemark) }
  }
}
