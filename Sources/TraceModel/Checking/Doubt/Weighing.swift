/// Where the law of doubt meets a finding.
extension ObservedApp {
  /// What speaks against a finding of a transition: what was noticed of it, and of those who take part.
  func doubts(about transition: RunningIndex) -> Doubts {
    var doubts = running[transition].doubts
    let (outgoing, incoming) = (running[transition].outgoing, running[transition].incoming)
    if isAmbiguous(outgoing) || isAmbiguous(incoming) {
      // What was announced says who takes part; it leaves open only which of a name is which.
      doubts.add(running[transition].hasMark ? .namesakeMayHide : .namesakeCanBeCalled)
    } else if hasNewNamesake(outgoing, in: transition) || hasNewNamesake(incoming, in: transition) {
      doubts.add(.namesakeMayHide)
    }
    return doubts
  }

  /// Whether another of a name was created while a transition ran, and may be on its way in though nothing announced it.
  private func hasNewNamesake(_ seat: Seat, in transition: RunningIndex) -> Bool {
    guard let index = instances.index(of: seat.instance), !instances[index].key.isSome else { return false }
    let (first, last) = (running[transition].firstLine, running[transition].lastLine)
    return classes[instances[index].name].nameOnly.contains { other in
      other != index && instances[other].flags.contains(.fresh) && !instances[other].transition.isSome
        && first < instances[other].firstLine && instances[other].firstLine < last
    }
  }

  /// What speaks against a finding of a presentation: another of the name may be the one that is presented.
  func doubts(aboutPresentation presentation: PresentationIndex) -> Doubts {
    let known = presentations[presentation]
    let guessed = known.isDelegateGuessed || known.isSheetGuessed ? Doubts(.otherSheetUnlogged) : []
    guard isAmbiguous(known.presented) else { return guessed }
    return guessed.union(Doubts(known.isAnnounced ? .namesakeMayHide : .namesakeCanBeCalled))
  }

  /// What the law leaves of a finding of a transition.
  func verdict(on transition: RunningIndex) -> LawOfDoubt.Verdict {
    LawOfDoubt.verdict(on: doubts(about: transition))
  }

  /// Makes a finding as certain as its transition is.
  func weigh(_ finding: inout Finding, _ transition: RunningIndex) {
    finding.weigh(doubts(about: transition))
  }
}

extension Finding {
  /// One thing speaks against the finding.
  mutating func doubt(_ doubt: Doubt) { weigh(Doubts(doubt)) }

  /// Makes the finding as certain as doubts leave it. Whether there is one at all was asked before.
  mutating func weigh(_ doubts: Doubts) {
    guard case .possible(let assumptions) = LawOfDoubt.verdict(on: doubts) else { return }
    certainty = .possible
    for one in assumptions where !self.assumptions.contains(one) { self.assumptions.append(one) }
  }
}
