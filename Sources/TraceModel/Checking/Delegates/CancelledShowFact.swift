/// TC405 where no mark tells of the stack: a swipe back was given up, and the delegate is told that it shows the screen below.
struct CancelledShowFact: Equatable, Sendable {
  var shown: Instance
  var top: Instance
  var container: Participant
  var line: Int
  /// Why UIKit may have said so itself.
  var release: Doubts = []
}

extension CancelledShowFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { release.union(Doubts(.inferredTransition)) }
  var namedOnly: Symbol { shown.key.isSome ? .none : shown.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, above) = (words.text(of: shown.name), words.text(of: top.name))
    var finding = words.finding(
      405, line, shown.who,
      "`navigationControllerDidShow` names \(name), but the swipe back to it was given up: \(name) disappeared again before it "
        + "had appeared, and \(above) is on screen")
    finding.transition = .pop
    finding.evidence =
      (words.history(of: shown) + words.history(of: top)).filter { $0.line >= top.line(.viewWillDisappear) }
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
  /// What is wrong with a didShow of a screen that began to be revealed, and was covered again by the one above, which has come back
  /// since. A stack that tells of fluid transitions tells of those that are given up, too.
  func cancelledShow(_ event: Event) -> CancelledShowFact? {
    guard let index = existing(event.object), let top = instances.index(of: latest.arrived), top != index,
      isGivenUp(index, under: top), !isUnjudged(instances[index].name), wasAlone(index)
    else { return nil }
    var release: Doubts = []
    switch FluidTransitions(on: configured.os, zooms: false) {
    case .fluid: return nil
    case .releaseUnsaid, .zoomUnsaid: release.add(.mayBeInterrupted)
    case .still: break
    }
    return CancelledShowFact(
      shown: instances[index], top: instances[top], container: event.subject, line: event.line,
      release: release)
  }

  private func isGivenUp(_ index: InstanceIndex, under top: InstanceIndex) -> Bool {
    let (one, other) = (instances[index], instances[top])
    return one.state == .hidden && other.state == .appeared && other.below == instances.reference(index)
      && one.line(.viewWillAppear) > one.line(.viewDidAppear)
      && one.line(.viewDidDisappear) > one.line(.viewWillAppear)
      && other.line(.viewWillDisappear) > one.line(.viewDidAppear)
      && other.line(.viewDidAppear) > max(one.line(.viewWillAppear), other.line(.viewWillDisappear))
      && classes[one.name].logs(.viewDidAppear)
  }
}
