/// TC404: the delegate of a navigation controller is told that it shows a screen that was popped just before.
struct PoppedShowFact: Equatable, Sendable {
  var popped: Instance
  var revealed: Instance
  var container: Participant
  var line: Int
}

extension PoppedShowFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.inferredTransition) }
  var namedOnly: Symbol { popped.key.isSome ? .none : popped.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, below) = (words.text(of: popped.name), words.text(of: revealed.name))
    var finding = words.finding(
      404, line, popped.who,
      "`navigationControllerDidShow` names \(name), which has gone back: it revealed \(below), which is on screen"
    )
    finding.transition = .pop
    finding.evidence =
      (words.history(of: popped) + words.history(of: revealed)).filter {
        $0.line >= popped.line(.viewWillDisappear)
      }
      + [
        Evidence(
          line: line, controller: words.text(of: container.name),
          event: EventKind.navigationControllerDidShow.name, label: "names \(name) all the same")
      ]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// What is wrong with a didShow of a screen that has disappeared, and revealed the one below, which has come to rest since.
  func poppedShow(_ event: Event) -> PoppedShowFact? {
    guard let index = existing(event.object), let below = instances.index(of: latest.arrived), below != index,
      hasRevealed(below, index), !isUnjudged(instances[index].name), wasAlone(index)
    else { return nil }
    return PoppedShowFact(
      popped: instances[index], revealed: instances[below], container: event.subject, line: event.line)
  }

  private func hasRevealed(_ below: InstanceIndex, _ index: InstanceIndex) -> Bool {
    let (one, other) = (instances[index], instances[below])
    return one.state == .hidden && other.state == .appeared
      && (one.below == instances.reference(below) || one.flags.contains(.gone))
      && one.line(.viewDidAppear) > other.line(.viewDidDisappear)
      && one.line(.viewDidDisappear) > one.line(.viewWillDisappear)
      && other.line(.viewDidAppear) > one.line(.viewWillDisappear)
      && one.line(.viewWillDisappear) > one.line(.viewDidAppear)
  }
}
