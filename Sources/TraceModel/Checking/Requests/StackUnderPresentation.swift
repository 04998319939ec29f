/// TC603: a stack or a root is changed while what one of its screens presents is still up.
struct StackUnderPresentationFact: Equatable, Sendable {
  var presenter: Participant
  var presented: Instance
  /// What the app asked for.
  var asked: EventKind
  var container: Participant
  var line: Int
  var doubts: Doubts
}

extension StackUnderPresentationFact: Fact {
  var claim: Claim { Claim(name: presented.name, anyOf: EventKind.viewWillDisappear.bit) }
  /// What stays up to the end of the log never logs that it goes.
  var questions: OpenQuestions { [.asOthers, .dismissal] }

  func told(in words: borrowing Words) -> Finding {
    let (presenter, sheet) = (words.text(of: presenter.name), words.text(of: presented.name))
    var finding = words.finding(
      603, line, self.presenter,
      "`\(asked.name)` removed \(presenter) while \(presenter) was presenting \(sheet), which had been up since line "
        + "\(presented.line(.viewDidAppear))")
    finding.evidence = [
      Evidence(
        line: presented.line(.viewDidAppear), controller: sheet, event: "viewDidAppear",
        label: "presented by \(presenter)"),
      Evidence(
        line: line, controller: words.text(of: container.name), event: asked.name,
        label: "removes its presenter"),
    ]
    return finding
  }
}

extension ObservedApp {
  /// The screens of a stack go, but what one of them presents is still there.
  mutating func presentations(above going: [Seat], _ event: Event) -> [StackUnderPresentationFact] {
    presentations.open.compactMap { presentation in
      let presenter = presentations[presentation].presenter
      guard presenter.isTaken, going.contains(where: { $0.instance == presenter.instance }) else {
        return nil
      }
      return takePresentation(presentation, event.kind, event.subject, event.line)
    }
  }

  /// A pop of a stack that the log doesn't show has removed a presenter: what it presents is still there.
  mutating func presentation(byGoneIn transition: RunningIndex) -> StackUnderPresentationFact? {
    guard let asked = running[transition].markKind,
      let index = instances.index(of: running[transition].outgoing.instance),
      instances[index].presenting.isSome
    else { return nil }
    return takePresentation(
      instances[index].presenting, asked, running[transition].container, running[transition].markLine)
  }

  /// What is wrong with a presentation that stays though its presenter goes, once for each.
  private mutating func takePresentation(
    _ presentation: PresentationIndex, _ asked: EventKind, _ container: Participant, _ line: Int
  ) -> StackUnderPresentationFact? {
    guard let sheet = staying(presentation), presentations[presentation].stackGoneLine == 0 else {
      return nil
    }
    presentations[presentation].stackGoneLine = line
    return fact(presentation, sheet, asked, container, line)
  }

  /// What a controller presents, or the screen of a container that logs nothing, if it is on the screen and stays there, and no
  /// other may be the presenter.
  func staying(_ presentation: PresentationIndex) -> InstanceIndex? {
    let known = presentations[presentation]
    guard known.phase == .presented, !isBeingDismissed(presentation), isKnownAlone(known.presenter),
      let sheet = instances.index(of: known.presented.instance) ?? instances.index(of: known.screen),
      instances[sheet].state == .appeared
    else { return nil }
    return sheet
  }

  func fact(
    _ presentation: PresentationIndex, _ sheet: InstanceIndex, _ asked: EventKind, _ container: Participant,
    _ line: Int
  ) -> StackUnderPresentationFact {
    StackUnderPresentationFact(
      presenter: presentations[presentation].presenter.who, presented: instances[sheet], asked: asked,
      container: container, line: line, doubts: doubts(aboutPresentation: presentation))
  }

  /// Whether a presentation has already been asked to go.
  func isBeingDismissed(_ presentation: PresentationIndex) -> Bool {
    running.announced.contains {
      running[$0].presentation == presentation && running[$0].kindAsked == .dismiss
        && !running[$0].isCommitted
    }
  }

  /// Whether a presenter has an address, or a name that no other controller ever had.
  private func isKnownAlone(_ presenter: Seat) -> Bool {
    guard let index = instances.index(of: presenter.instance) else { return false }
    return instances[index].key.isSome
      || classes[instances[index].name].count == 1
        && containers.stacks.owners(of: presenter.instance).count < 2
  }
}
