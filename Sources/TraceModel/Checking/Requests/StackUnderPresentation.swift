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

/// What was presented when a window got a root that may or may not be its first.
struct UnderNewRoot: Sendable {
  var fact: StackUnderPresentationFact
  var presenter: InstanceRef
  var sheet: InstanceRef
}

extension StackUnderPresentationFact: Fact {
  var claim: Claim { Claim(name: presented.name, anyOf: EventKind.viewWillDisappear.bit) }
  /// What stays up to the end of the log never logs that it goes.
  var questions: OpenQuestions { .asOthers }

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

extension TraceChecker {
  /// The screens of a stack go, but what one of them presents is still there.
  mutating func judgePresentations(above going: [Seat], _ event: Event) {
    for presentation in app.presentations.open {
      let known = app.presentations[presentation]
      guard known.phase == .presented, !app.isBeingDismissed(presentation), known.presenter.isTaken,
        going.contains(where: { $0.instance == known.presenter.instance }),
        let sheet = app.instances.index(of: known.presented.instance),
        app.instances[sheet].state == .appeared,
        app.isKnownAlone(known.presenter)
      else { continue }
      raiseUnder(presentation, sheet, event.kind, event.subject, event.line)
    }
  }

  /// A pop of a stack that the log doesn't show has removed a presenter: what it presents is still there.
  mutating func judgePresentation(byGoneIn transition: RunningIndex) {
    guard app.running[transition].hasMark, let asked = app.running[transition].markKind,
      let index = app.instances.index(of: app.running[transition].outgoing.instance),
      app.instances[index].presenting.isSome
    else { return }
    let presentation = app.instances[index].presenting
    guard app.presentations[presentation].phase == .presented, !app.isBeingDismissed(presentation),
      app.isKnownAlone(app.presentations[presentation].presenter),
      let sheet = app.instances.index(of: app.presentations[presentation].presented.instance),
      app.instances[sheet].state == .appeared
    else { return }
    raiseUnder(
      presentation, sheet, asked, app.running[transition].container, app.running[transition].markLine)
  }

  /// Raises it once for each presentation.
  private mutating func raiseUnder(
    _ presentation: PresentationIndex, _ sheet: InstanceIndex, _ asked: EventKind, _ container: Participant,
    _ line: Int
  ) {
    guard !app.presentations[presentation].isStackGone else { return }
    app.presentations[presentation].isStackGone = true
    raise(app.fact(presentation, sheet, asked, container, line))
  }

  /// A window gets its first root that the log tells. It is the app's window, which had one before, only if the
  /// presenter goes: another window, such as an alert's, takes nothing away.
  mutating func suspendPresentations(under event: Event) {
    for presentation in app.presentations.open {
      let known = app.presentations[presentation]
      guard known.phase == .presented, !known.isStackGone, !app.isBeingDismissed(presentation),
        app.isKnownAlone(known.presenter), let sheet = app.instances.index(of: known.presented.instance),
        app.instances[sheet].state == .appeared
      else { continue }
      let fact = app.fact(presentation, sheet, event.kind, event.subject, event.line)
      underNewRoot.append(
        UnderNewRoot(fact: fact, presenter: known.presenter.instance, sheet: app.instances.reference(sheet)))
    }
  }

  /// The log is over: did those presenters go, and is what they presented still there?
  mutating func judgeUnderNewRoot() {
    for one in underNewRoot {
      guard let sheet = app.instances.index(of: one.sheet), app.instances[sheet].state == .appeared else {
        continue
      }
      let index = app.instances.index(of: one.presenter)
      if index.map({ app.instances[$0].line(.viewWillDisappear) > one.fact.line }) ?? true { raise(one.fact) }
    }
  }
}

extension ObservedApp {
  fileprivate func fact(
    _ presentation: PresentationIndex, _ sheet: InstanceIndex, _ asked: EventKind, _ container: Participant,
    _ line: Int
  ) -> StackUnderPresentationFact {
    StackUnderPresentationFact(
      presenter: presentations[presentation].presenter.who, presented: instances[sheet], asked: asked,
      container: container, line: line,
      doubts: doubts(aboutPresentation: presentation).union(Doubts(.sheetMayBeMeant)))
  }

  /// Whether a presentation has already been asked to go.
  func isBeingDismissed(_ presentation: PresentationIndex) -> Bool {
    running.announced.contains {
      running[$0].presentation == presentation && running[$0].kindAsked == .dismiss
        && !running[$0].isCommitted
    }
  }

  /// Whether a presenter has an address, or a name that no other controller ever had.
  fileprivate func isKnownAlone(_ presenter: Seat) -> Bool {
    guard let index = instances.index(of: presenter.instance) else { return false }
    return instances[index].key.isSome
      || classes[instances[index].name].count == 1 && stacks.owners(of: presenter.instance).count < 2
  }
}
