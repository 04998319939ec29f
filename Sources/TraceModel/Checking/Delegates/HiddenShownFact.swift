/// The delegate of a navigation controller is told that it shows a screen which has disappeared, while another is on screen.
struct HiddenShownFact: Equatable, Sendable {
  /// Why the screen isn't there.
  enum Reason: Equatable, Sendable {
    /// TC404: it was popped just before.
    case popped
    /// TC405, where no mark tells of the stack: the swipe back to it was given up. UIKit may have said so itself, as far as the
    /// doubts say.
    case swipeGivenUp(Doubts)
  }

  var reason: Reason
  var named: Instance
  var onScreen: Instance
  var container: Participant
  var line: Int
}

extension HiddenShownFact: Fact {
  var claim: Claim { .proven }
  var namedOnly: Symbol { named.key.isSome ? .none : named.name }

  var doubts: Doubts {
    switch reason {
    case .popped: Doubts(.inferredTransition)
    case .swipeGivenUp(let release): release.union(Doubts(.inferredTransition))
    }
  }

  func told(in words: borrowing Words) -> Finding {
    var finding = words.finding(rule, line, named.who, title(in: words))
    finding.transition = .pop
    finding.evidence =
      (words.history(of: named) + words.history(of: onScreen)).filter { $0.line >= beginning }
      + [
        Evidence(
          line: line, controller: words.text(of: container.name),
          event: EventKind.navigationControllerDidShow.name,
          label: "names \(words.text(of: named.name)) all the same")
      ]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private var rule: UInt16 { reason == .popped ? 404 : 405 }

  /// The line of the call with which the screen above began to go.
  private var beginning: Int { (reason == .popped ? named : onScreen).line(.viewWillDisappear) }

  private func title(in words: borrowing Words) -> String {
    let (name, other) = (words.text(of: named.name), words.text(of: onScreen.name))
    return switch reason {
    case .popped:
      "`navigationControllerDidShow` names \(name), which has gone back: it revealed \(other), which is on screen"
    case .swipeGivenUp:
      "`navigationControllerDidShow` names \(name), but the swipe back to it was given up: \(name) disappeared again before it "
        + "had appeared, and \(other) is on screen"
    }
  }
}

extension ObservedApp {
  /// What is wrong with a didShow of a screen that isn't there.
  func hiddenShown(_ event: Event) -> HiddenShownFact? {
    guard let index = existing(event.object), let arrived = instances.index(of: latest.arrived),
      arrived != index, !isUnjudged(instances[index].name), wasAlone(index),
      let reason = reasonForAbsence(of: index, while: arrived)
    else { return nil }
    return HiddenShownFact(
      reason: reason, named: instances[index], onScreen: instances[arrived], container: event.subject,
      line: event.line)
  }

  private func reasonForAbsence(of index: InstanceIndex, while arrived: InstanceIndex) -> HiddenShownFact
    .Reason?
  {
    if isGivenUp(index, under: arrived) { return doubtsOfSwipeGivenUp().map { .swipeGivenUp($0) } }
    return hasRevealed(arrived, index) ? .popped : nil
  }

  /// Why UIKit may have said itself that it shows the screen of a swipe that was given up; `nil` where it does. A stack that tells of
  /// fluid transitions tells of those that are given up, too.
  private func doubtsOfSwipeGivenUp() -> Doubts? {
    switch FluidTransitions(on: configured.os, zooms: false) {
    case .fluid: nil
    case .releaseUnsaid, .zoomUnsaid: Doubts(.mayBeInterrupted)
    case .still: []
    }
  }

  /// Whether a screen began to be revealed, and was covered again by the one above, which has come back since.
  private func isGivenUp(_ index: InstanceIndex, under top: InstanceIndex) -> Bool {
    let (one, other) = (instances[index], instances[top])
    return one.state == .hidden && other.state == .appeared && other.below == instances.reference(index)
      && one.line(.viewWillAppear) > one.line(.viewDidAppear)
      && one.line(.viewDidDisappear) > one.line(.viewWillAppear)
      && other.line(.viewWillDisappear) > one.line(.viewDidAppear)
      && other.line(.viewDidAppear) > max(one.line(.viewWillAppear), other.line(.viewWillDisappear))
      && classes[one.name].logs(.viewDidAppear)
  }

  /// Whether a screen has disappeared, and revealed the one below, which has come to rest since.
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
