/// TC706: more controllers of a class were created than released, by the counts of a whole trace.
struct ReleaseCountFact: Equatable, Sendable {
  enum Sign: Equatable {
    /// The class logs no deinit, although all other classes whose controllers come and go do.
    case neverReleased(others: Int)
    /// It logs some, and this many of its controllers have gone and aren't in any known position.
    case left(Int)
  }

  /// The one that is told of, if it's still known.
  var last: Instance?
  var who: Participant
  /// Where it went, and by which call, if it isn't.
  @LineNumber var line = 0
  var call = EventKind.viewWillDisappear
  var came: Int
  var released: Int
  var sign: Sign
}

extension ReleaseCountFact: Fact {
  var claim: Claim { .proven }

  var doubts: Doubts {
    switch sign {
    case .neverReleased: Doubts(.deinitMayBeUnlogged)
    case .left: Doubts(.mayBeKept)
    }
  }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: who.name)
    var finding = words.finding(706, max(last?.lastLine ?? line, 1), last?.who ?? who, message(name))
    finding.evidence =
      last.map { words.history(of: $0) }
      ?? [Evidence(line: line, controller: name, event: call.name, label: "the first that wasn't released")]
    return finding
  }

  private func message(_ name: String) -> String {
    switch sign {
    case .neverReleased(let others):
      "\(came) instances of \(name) were created and none logged its deinit, although "
        + (others == 1
          ? "the one other class whose controllers come and go logs its own"
          : "the \(others) other classes whose controllers come and go log theirs")
    case .left(let left):
      "\(came) instances of \(name) were created and \(released) were released; "
        + Self.those(left, of: came - released) + " neither shown nor in a stack"
    }
  }

  private static func those(_ left: Int, of others: Int) -> String {
    if left == others { return left == 1 ? "the other one is" : "the other \(left) are" }
    return "\(left) of the other \(others) \(left == 1 ? "is" : "are")"
  }
}

extension ObservedApp {
  /// The end of a trace: what the counts of each class say.
  func releaseCounts() -> [ReleaseCountFact] {
    guard endings.isEmpty else { return [] }
    if counts.transitions < Self.longRun { return overdueReleases() }
    let often = classes.names.filter { classes[$0].count >= 2 }
    let silent = often.filter { !classes[$0].logs(.deinitialized) }
    return often.filter { !isUnjudged($0) }.compactMap { name in
      guard let last = lastOf(name) else { return overdueRelease(name) }
      let (came, released) = (Int(classes[name].count), Int(classes[name].released))
      if silent == [name], came >= 3, often.count >= 3, haveGoneForGood(name),
        often.allSatisfy({ logsAlike($0, name) })
      {
        let sign = ReleaseCountFact.Sign.neverReleased(others: often.count - 1)
        return ReleaseCountFact(
          last: instances[last], who: instances[last].who, came: came, released: 0, sign: sign)
      }
      let left = leftOver(name)
      guard released >= 2, left >= leastLeft else { return overdueRelease(name) }
      let overdue = classes[name].nameOnly.first { isOverdue($0) } ?? last
      return ReleaseCountFact(
        last: instances[overdue], who: instances[overdue].who, came: came, released: released,
        sign: .left(left))
    }
  }

  /// What those of each name that went, and weren't released, show in a short run.
  private func overdueReleases() -> [ReleaseCountFact] {
    classes.names.filter { classes[$0].count >= 3 && !isUnjudged($0) }.compactMap { overdueRelease($0) }
  }

  /// Some of a name went, two that came later have been released, and they weren't. Without marks they must have revealed those
  /// below them.
  private func overdueRelease(_ name: Symbol) -> ReleaseCountFact? {
    let record = classes[name]
    guard record.addressedCount == 0, record.released >= 2, container(of: name) == nil,
      !record.mayBePage, record.lastLoad > 0, record.lastLoad < record.releasedLine
    else { return nil }
    let overdue = record.nameOnly.filter {
      isOverdue($0)
        && (announcesShowing || instances[$0].below.isSome && instances[$0].flags.contains(.begun))
    }
    let left = overdue.count + takenForReleased(name)
    guard left > 0 else { return nil }
    return ReleaseCountFact(
      last: overdue.first.map { instances[$0] }, who: Participant(name: name),
      line: record.takenForReleased.line,
      call: record.logs(.viewWillDisappear) ? .viewWillDisappear : .viewDidDisappear,
      came: Int(record.count), released: Int(record.released), sign: .left(left))
  }

  /// How many of a name were taken for released when the next one began, before the class had logged a deinit. Where marks tell what
  /// goes, one that went without any may have been covered.
  private func takenForReleased(_ name: Symbol) -> Int {
    let record = classes[name]
    guard record.takenForReleased.line > 0,
      !announcesShowing || record.takenForReleased.kind != .viewWillDisappear
    else { return 0 }
    return max(0, Int(record.count) - Int(record.released) - record.nameOnly.count)
  }

  /// A trace with at least this many transitions is a long run.
  private static var longRun: Int { 10 }

  /// How many have to be left. Where marks tell what goes, one is enough.
  private var leastLeft: Int { announcesShowing ? 1 : 3 }

  /// How many controllers of a name have gone and aren't in any known position, if only their name is known.
  private func leftOver(_ name: Symbol) -> Int {
    guard classes[name].addressedCount == 0 else { return 0 }
    if announcesShowing { return classes[name].nameOnly.count { isOverdue($0) } }
    // Before the class logged its first deinit, those that had gone were taken for released: so the others are counted.
    let others = classes[name].nameOnly.count { isHeld($0) }
    return Int(classes[name].count) - Int(classes[name].released) - others
  }

  /// Whether a controller was taken off, two of its name have loaded since, and one was released behind that. A deinit by the
  /// name is that of the one that went last.
  private func isOverdue(_ index: InstanceIndex) -> Bool {
    let (one, record) = (instances[index], classes[instances[index].name])
    return one.state == .hidden && one.flags.isSuperset(of: [.gone, .hasAppeared]) && !isHeld(index)
      && one.removal.line > 0 && one.removal.line < record.loadBefore
      && record.loadBefore < record.releasedLine
  }

  /// Whether several controllers of a name have gone, and nothing that the log shows still has them. A page controller's
  /// data source may.
  private func haveGoneForGood(_ name: Symbol) -> Bool {
    guard !classes[name].mayBePage else { return false }
    let left = instances.indices.count { instances[$0].name == name && isHeld($0) }
    return Int(classes[name].count) - left >= 2
  }

  /// Whether a controller is there, on the screen or where it can come back.
  func isHeld(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return !instance.flags.contains(.dead)
      && (instance.state != .hidden || !instance.flags.contains(.hasAppeared) || isPlaced(index)
        || isBelowShown(index))
  }

  /// The controller of a name with the latest logged event.
  private func lastOf(_ name: Symbol) -> InstanceIndex? {
    let all = instances.indices.filter {
      instances[$0].name == name && !instances[$0].flags.contains(.dead)
    }
    return all.max { instances[$0].lastLine < instances[$1].lastLine }
  }

  /// Whether one class logs what another does, and its deinit as well: the same code logs both.
  private func logsAlike(_ name: Symbol, _ silent: Symbol) -> Bool {
    let lives = EventKind.beginnings | AppearanceCallback.all
    return classes[name].logged & lives == classes[silent].logged & lives
  }
}

extension AppearanceCallback {
  /// The four callbacks as a set of events.
  fileprivate static var all: UInt64 {
    EventKind.viewWillAppear.bit | EventKind.viewDidAppear.bit | EventKind.viewWillDisappear.bit
      | EventKind.viewDidDisappear.bit
  }
}
