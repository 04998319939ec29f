/// A presentation that was asked for while another controller, which nothing announced, was over the presenter.
struct AskedUnderneath: Equatable, Sendable {
  var presenter: Participant
  var presented: Participant
  /// What was up, and since which line.
  var above: Seat
  var since: Int
  /// The line of the request.
  var line: Int
}

/// TC602 where nothing announced what was up: the request brought nothing, and was made again once that one had gone.
struct AskedUnderneathFact: Equatable, Sendable {
  var request: AskedUnderneath
  /// The line of the second request.
  var again: Int
}

extension AskedUnderneathFact: Fact {
  var claim: Claim {
    Claim(
      name: request.above.who.name, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit)
  }
  var doubts: Doubts { Doubts(.aboveMayBePart) }

  func told(in words: borrowing Words) -> Finding {
    let (name, up) = (words.text(of: request.presenter.name), words.text(of: request.above.who.name))
    var finding = words.finding(
      602, request.line, request.presenter,
      "\(name) was asked to present \(words.text(of: request.presented.name)) while \(up) was over it; nothing came of it until "
        + "it was asked again at line \(again)")
    finding.transition = .present
    finding.evidence = [
      Evidence(
        line: request.since, controller: up, event: "viewDidAppear", label: "over \(name) from here on"),
      Evidence(line: request.line, controller: name, event: "present", label: "nothing follows"),
      Evidence(line: again, controller: name, event: "present", label: "asked again, after \(up) went"),
    ]
    return finding
  }
}

extension TraceChecker {
  /// A presentation was asked for: is it the one that brought nothing while another controller was up? Otherwise notes
  /// what is up now.
  mutating func noteAskedUnderneath(_ presenter: Seat, _ event: Event) {
    let before = askedUnderneath
    askedUnderneath = nil
    guard let below = app.instances.index(of: presenter.instance), app.instances[below].state == .appeared
    else {
      return
    }
    if let before, before.presenter == event.subject, before.presented == event.object, app.hasGone(before),
      app.instances[below].line(.viewDidAppear) < before.since
    {
      raise(AskedUnderneathFact(request: before, again: event.line))
    } else if let above = app.upUnannounced(over: below, besides: event.object.name) {
      askedUnderneath = AskedUnderneath(
        presenter: event.subject, presented: event.object, above: app.seated(above),
        since: app.instances[above].line(.viewDidAppear), line: event.line)
    }
  }
}

extension ObservedApp {
  /// The controller that came last, if it came over another without a word of who asked for it, and is still up.
  fileprivate func upUnannounced(over below: InstanceIndex, besides name: Symbol) -> InstanceIndex? {
    guard let above = instances.index(of: latest.coming), above != below, instances[above].state == .appeared,
      instances[above].name != name, !isRelative(above, below),
      instances[above].line(.viewWillAppear) > instances[below].line(.viewDidAppear),
      !stacks.hold(instances.reference(above))
    else { return nil }
    return above
  }

  /// Whether what was up has gone since, and nobody has come.
  fileprivate func hasGone(_ before: AskedUnderneath) -> Bool {
    guard latest.coming == before.above.instance else { return false }
    guard let above = instances.index(of: before.above.instance) else { return true }
    return !instances[above].isOnScreen && instances[above].line(.viewWillDisappear) > before.line
  }
}
