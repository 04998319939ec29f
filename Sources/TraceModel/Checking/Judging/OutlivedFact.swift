/// TC706: by the counts of a whole trace one of a class has outlived several that began after it, though there were times when
/// fewer were alive.
struct OutlivedFact: Equatable, Sendable {
  var name: Symbol
  var came: Int
  var released: Int
  /// The least that were alive behind a release, and where that was last so.
  var least: Int
  @LineNumber var leastLine = 0
  /// How many were released since, and left more alive.
  var since: Int
  /// How many are alive beyond the least.
  var left: Int
  @LineNumber var lastLine = 0
}

extension OutlivedFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.mayBeKept) }

  func told(in words: borrowing Words) -> Finding {
    let text = words.text(of: name)
    let alive = least <= 0 ? "none was" : least == 1 ? "only one was" : "only \(least) were"
    var finding = words.finding(
      706, lastLine, Participant(name: name),
      "\(came) instances of \(text) were created and \(released) were released; at line \(leastLine) \(alive) alive, and "
        + "\(left == 1 ? "one that was" : "\(left) that were") created after that "
        + "\(left == 1 ? "has" : "have") outlived \(since) others")
    finding.evidence = [
      Evidence(line: leastLine, controller: text, event: "deinit", label: "behind this \(alive) alive"),
      Evidence(line: lastLine, controller: text, event: "deinit", label: "the last that was released"),
    ]
    return finding
  }
}

extension ObservedApp {
  /// What the counts of a name show, where no mark says what has gone. Of a class that logs how its controllers appear, those that
  /// are on the screen, or where they may come back, aren't left over, and addresses tell more (TC701). Of one that doesn't, nobody
  /// knows where they are, so it takes more.
  func outlived(_ name: Symbol) -> OutlivedFact? {
    let record = classes[name]
    let isShown = record.loggedCallbacks != 0
    guard record.releasedAboveLeast >= (isShown ? 3 : 4),
      !isShown || record.addressedCount == 0 && !announcesShowing, !isUnjudged(name), !record.mayBePage,
      container(of: name) == nil
    else { return nil }
    let alive = Int(record.count) - Int(record.released)
    let left = min(alive - Int(record.leastAlive), alive - (isShown ? heldOf(name) : placedOf(name)))
    guard left > 0 else { return nil }
    return OutlivedFact(
      name: name, came: Int(record.count), released: Int(record.released), least: Int(record.leastAlive),
      leastLine: record.leastAliveLine, since: Int(record.releasedAboveLeast), left: left,
      lastLine: record.lastReleaseLine)
  }

  private func heldOf(_ name: Symbol) -> Int { aliveOf(name) { isHeld($0) } }
  private func placedOf(_ name: Symbol) -> Int { aliveOf(name) { isPlaced($0) } }

  private func aliveOf(_ name: Symbol, where isOne: (InstanceIndex) -> Bool) -> Int {
    instances.indices.count {
      instances[$0].name == name && !instances[$0].flags.contains(.dead) && isOne($0)
    }
  }
}
