/// TC410: a second screen of a class was made and pushed before the first had appeared.
struct PushedTwiceFact: Equatable, Sendable {
  var first: Instance
  var second: Instance
  /// How long after the first the second was loaded, in microseconds, if the first had appeared by then.
  var gap: Int64?
}

extension PushedTwiceFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.secondMayBeWanted) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: second.name)
    var finding = words.finding(
      410, second.loadLine, second.who,
      "a second \(name) loaded its view at line \(second.loadLine), \(moment), and was pushed on top of it"
    )
    finding.transition = .push
    finding.evidence = lines(of: first, "the first", words) + lines(of: second, "the second", words)
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private func lines(of one: Instance, _ label: String, _ words: borrowing Words) -> [Evidence] {
    words.history(of: one).map {
      Evidence(line: $0.line, controller: $0.controller, event: $0.event, label: label)
    }
  }

  private var moment: String {
    guard let gap else { return "before the first had appeared" }
    return "\(gap / 1000) ms after the first"
  }
}

extension TraceChecker {
  /// A controller came over another: were both made for one tap?
  mutating func judgePushedTwice(_ transition: RunningIndex) {
    guard let below = app.instances.index(of: app.running[transition].outgoing.instance) else { return }
    judge(transition, isSecondAfter: below)
  }

  /// The controller that was to come goes.
  mutating func noteGivingWay(in transition: RunningIndex) {
    guard !app.running[transition].has(.incomingDidAppear) else { return }
    quickLoads.noteGivingWay(app.running[transition].incoming.instance)
  }

  /// A controller was on its way in while another was made and came instead of it: were both made for one tap?
  mutating func judgeGivingWay(to transition: RunningIndex) {
    guard let other = quickLoads.gaveWay, app.running[transition].has(.incomingDidAppear),
      app.running[transition].has(.outgoingDidDisappear), let first = app.instances.index(of: other)
    else { return }
    quickLoads.forgetGivingWay()
    judge(transition, isSecondAfter: first)
  }

  private mutating func judge(_ transition: RunningIndex, isSecondAfter first: InstanceIndex) {
    guard !app.running[transition].hasMark,
      let second = app.instances.index(of: app.running[transition].incoming.instance),
      app.instances[first].name == app.instances[second].name, !app.isUnjudged(app.instances[first].name)
    else { return }
    let (one, other) = (app.instances[first], app.instances[second])
    // An app that makes many of a class side by side, as pages or cells are made, doesn't make two for one tap.
    let loads = (app.classes[one.name].loadBefore, app.classes[one.name].lastLoad)
    guard loads == (min(one.loadLine, other.loadLine), max(one.loadLine, other.loadLine)) else { return }
    if app.wereMadeTogether(one, under: other) {
      let isInOrder = one.loadLine < other.loadLine
      return raise(PushedTwiceFact(first: isInOrder ? one : other, second: isInOrder ? other : one))
    }
    guard one.loadLine > 0, other.loadLine > one.line(.viewWillAppear),
      one.line(.viewWillAppear) > one.loadLine,
      one.line(.viewWillDisappear) > max(one.line(.viewDidAppear), other.loadLine)
    else { return }
    let neverAppeared = one.line(.viewDidAppear) == 0 && app.classes[one.name].logs(.viewDidAppear)
    if neverAppeared || other.loadLine < one.line(.viewDidAppear) {
      raise(PushedTwiceFact(first: one, second: other))
    } else if let gap = app.classes[one.name].loadGap, QuickLoads.isQuick(gap) {
      quickLoads.wait(PushedTwiceFact(first: one, second: other, gap: gap))
    }
  }

  /// The log is over. Where screens of other classes follow each other as fast, nobody tapped: a test runs, or a link
  /// opens several screens.
  mutating func judgeQuickLoads() {
    guard quickLoads.others <= QuickLoads.mostOthers else { return }
    for fact in quickLoads.waiting { raise(fact) }
  }
}

extension ObservedApp {
  /// Whether two screens were loaded before either appeared, and one covered the other at once. A spare that was made
  /// in advance waits until somebody chooses it.
  fileprivate func wereMadeTogether(_ one: Instance, under other: Instance) -> Bool {
    guard min(one.loadLine, other.loadLine) > 0,
      max(one.loadLine, other.loadLine) < one.line(.viewWillAppear),
      classes[one.name].loadGap.map(QuickLoads.isQuick) ?? true
    else { return false }
    let (came, left) = (one.line(.viewDidAppear), one.line(.viewWillDisappear))
    return came == 0 ? classes[one.name].logs(.viewDidAppear) : came < left && left - came <= 1
  }
}
