/// TC407 where no mark tells that several screens were popped: two that were covered began to appear while one went. The one that
/// is further down has appeared, and the other never did.
struct SkippedRevealFact: Equatable, Sendable {
  var skipped: Instance
  var revealed: Instance
  /// What shows that it won't appear any more.
  var end: (event: EventKind, line: Int)

  static func == (one: Self, other: Self) -> Bool {
    one.skipped == other.skipped && one.revealed == other.revealed && one.end == other.end
  }
}

extension SkippedRevealFact: Fact {
  var claim: Claim { Claim(name: skipped.name, anyOf: EventKind.viewDidAppear.bit) }
  var doubts: Doubts { Doubts(.othersMove) }
  var namedOnly: Symbol { skipped.key.isSome ? .none : skipped.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, root) = (words.text(of: skipped.name), words.text(of: revealed.name))
    var finding = words.finding(
      407, skipped.line(.viewWillAppear), skipped.who,
      "\(name) got `viewWillAppear` and never appeared, although \(root), which is further down, was revealed"
    )
    finding.transition = .popToRoot
    finding.expected = ["\(root) to be called, and \(name) not"]
    let began = skipped.line(.viewWillAppear)
    finding.evidence = words.history(of: skipped) + words.history(of: revealed).filter { $0.line >= began }
    finding.evidence.append(
      Evidence(line: end.line, controller: name, event: end.event.name, label: "it never appeared"))
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// A controller that came back, and hasn't appeared, goes again or is released: was another one revealed by then that was out of
  /// sight all the time that this one was shown?
  func skippedReveal(_ index: InstanceIndex, _ event: EventKind, _ line: Int) -> SkippedRevealFact? {
    let one = instances[index]
    guard one.state == .appearing, endings.isEmpty, !isUnjudged(one.name), wasAlone(index),
      one.line(.viewDidAppear) > 0, one.line(.viewDidDisappear) > one.line(.viewDidAppear),
      one.line(.viewWillAppear) > one.line(.viewDidDisappear),
      !isTurningBack(one), let lower = instances.index(of: latest.arrived), lower != index,
      isRevealed(lower, insteadOf: one),
      wasAlone(lower), one.parent != instances.reference(lower),
      instances[lower].parent != instances.reference(index)
    else { return nil }
    return SkippedRevealFact(skipped: one, revealed: instances[lower], end: (event, line))
  }

  /// Whether the one in whose place a controller was coming back hasn't gone: the user lets go of a swipe, and it stays.
  private func isTurningBack(_ one: Instance) -> Bool {
    guard one.transition.isSome, let goer = instances.index(of: running[one.transition].outgoing.instance)
    else { return false }
    return instances[goer].state == .disappearing
  }

  /// Whether a controller came back while another was coming back that had been shown since it had gone.
  private func isRevealed(_ lower: InstanceIndex, insteadOf one: Instance) -> Bool {
    let other = instances[lower]
    let left = other.line(.viewDidDisappear)
    return other.state == .appeared && left > 0 && left < one.line(.viewDidAppear)
      && other.line(.viewWillAppear) > one.line(.viewDidDisappear)
      && other.line(.viewDidAppear) > one.line(.viewWillAppear)
  }
}
