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
  /// Doubts that a call came at all, if its line has other words than its class's lines about that call, or that the call before it
  /// did, which brought the controller where this one finds it.
  func doubtWords(_ finding: inout Finding, _ index: InstanceIndex, _ event: Event) {
    let wordings = classes.wordings
    let isOdd = wordings.line == event.line && wordings.areOdd
    if isOdd || wordings.oddLines.contains(instances[index].lastLine) { finding.doubt(.callMayBeRemark) }
  }

  /// The findings of the whole log, with doubt where a transition or a release is told by such a line.
  func doubtingOddLines(_ findings: [Finding]) -> [Finding] {
    guard !classes.wordings.oddLines.isEmpty else { return findings }
    return findings.map { finding in
      guard restsOnOddLine(finding) else { return finding }
      var doubted = finding
      doubted.doubt(.callMayBeRemark)
      return doubted
    }
  }

  private func restsOnOddLine(_ finding: Finding) -> Bool {
    // The evidence of one controller's step is its whole life.
    finding.rule.number > 104 && LawOfDoubt.row(.callMayBeRemark).isNoticed(of: finding.rule)
      && finding.evidence.contains { !$0.isContext && classes.wordings.oddLines.contains($0.line) }
  }
}
