/// Calls that their class tells by two lines each.
extension TraceChecker {
  /// Notes whether a class goes on to tell a callback twice.
  @inline(never)
  mutating func noteHabit(_ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int) {
    judges.doubledCalls.note(app.call(of: index, callback), isSecond: app.isSame(index, callback), line: line)
  }

  /// Whether a call that isn't allowed is the second line of the one before it, as its class tells all of the kind. The first are
  /// told, for they may be calls.
  @inline(never)
  mutating func isSecondLine(_ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int) -> Bool {
    guard app.isSame(index, callback) else { return false }
    let call = app.call(of: index, callback)
    if judges.doubledCalls.isUsual(call) { return true }
    judges.doubledCalls.begin(call, at: line, isFirst: app.isFirstRound(index, callback))
    return false
  }

  /// The log is over: the findings without the lines that turned out to tell the call before them, and with doubt where they may.
  func withoutSecondLines(_ findings: [Finding]) -> [Finding] {
    guard !judges.doubledCalls.isEmpty else { return findings }
    let (known, unsure) = (judges.doubledCalls.linesOfOneCall(), judges.doubledCalls.unsureLines())
    return findings.compactMap { finding in
      guard finding.rule.number == 103, known.contains(finding.line) || unsure.contains(finding.line) else {
        return finding
      }
      if known.contains(finding.line) { return nil }
      var doubted = finding
      doubted.weigh(Doubts(.lineMayBeDoubled))
      return doubted
    }
  }
}

extension ObservedApp {
  fileprivate func call(of index: InstanceIndex, _ callback: AppearanceCallback) -> DoubledCalls.Call {
    DoubledCalls.Call(name: instances[index].name, callback: callback)
  }

  /// Whether the event before was the same call of the same controller.
  fileprivate func isSame(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    latest.lineBefore > 0 && instances[index].line(callback) == latest.lineBefore
      && instances[index].lastLine == latest.lineBefore
  }

  /// Whether a controller comes, or goes, for the first time of all of its class. Where the way in is told twice it counts twice.
  fileprivate func isFirstRound(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let record = classes[instances[index].name]
    guard record.count == 1 else { return false }
    if !callback.isAppearing { return record.appearances <= 2 }
    return instances[index].line(.viewWillDisappear) == 0 && instances[index].line(.viewDidDisappear) == 0
  }
}
