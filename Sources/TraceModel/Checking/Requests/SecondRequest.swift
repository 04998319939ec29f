/// TC602 for two requests in a row: the first is carried out, the second is refused and brings no callbacks.
extension TraceChecker {
  /// A presentation asked for during another one is given up: if the other one came, the request was one too
  /// many.
  mutating func judgeSecondRequest(_ transition: RunningIndex, _ before: AskedBefore) {
    let first = app.presentations[before.presentation]
    let isStillToCome = first.firstLine == before.line && first.phase == .presenting
    let second = app.running[transition].incoming.who
    guard app.running[transition].seen & (SlotSet.told.bits | Slot.incomingDidLoad.bit) == 0, !isStillToCome,
      second.name.isSome
    else {
      return
    }
    let presenter = app.running[transition].outgoing.who
    let name = app.text(of: presenter.name)
    let came = app.text(of: before.presented, besides: second)
    var finding = app.finding(
      602, app.running[transition].markLine, name, app.keyText(presenter.instance),
      "\(name) was asked to present \(app.text(of: second, besides: before.presented)) right after \(came), and only \(came) appeared"
    )
    finding.transition = .present
    finding.evidence = [
      Evidence(line: before.line, controller: name, event: "present", label: "\(came), which appeared"),
      Evidence(
        line: app.running[transition].markLine, controller: name, event: "present",
        label: "a second presentation"
      ),
    ]
    let shown = EventKind.viewDidLoad.bit | EventKind.viewWillAppear.bit | EventKind.viewDidAppear.bit
    let claim = Claim(name: second.name, anyOf: shown)
    guard !claim.holds(for: app.classes[second.name]) else { return raise(finding, claim) }
    hold(HeldFinding(finding: finding, claim: claim, questions: .coming))
  }
}

extension ObservedApp {
  /// The presentation that a controller was asked for earlier and that has brought no callbacks yet.
  func askedBefore(by presenter: Participant, besides other: Participant) -> AskedBefore? {
    // Of one that is on its way in it is told without a look at what comes of this.
    if comingPresented(by: presenter, besides: other) != nil { return nil }
    let waiting = presentations.open.last {
      presentations[$0].isAnnounced && presentations[$0].phase == .presenting
        && presentations[$0].presenter.who == presenter
        && isAnother(presentations[$0].presented.who, than: other)
    }
    return waiting.map {
      AskedBefore(
        presentation: $0, line: presentations[$0].firstLine, presented: presentations[$0].presented.who)
    }
  }

  /// The name of a controller; with its address, where another has that name.
  fileprivate func text(of who: Participant, besides other: Participant) -> String {
    let name = text(of: who.name)
    guard who.name == other.name, let key = keyText(who.instance) else { return name }
    return "\(name) \(key)"
  }

  /// Whether two controllers that were named are different ones for certain.
  private func isAnother(_ one: Participant, than other: Participant) -> Bool {
    guard one.isSome else { return false }
    return one.name != other.name
      || one.instance.isSome && other.instance.isSome && one.instance != other.instance
  }
}
