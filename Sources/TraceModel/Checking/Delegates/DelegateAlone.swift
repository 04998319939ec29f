/// Delegate calls of presentations that the log tells nothing else of: each opens one, of its subject.
extension TraceChecker {
  /// A gesture begins: the question right before belongs to it, and who is told of it may be the sheet.
  mutating func noteDelegate(of transition: RunningIndex, _ event: Event) {
    if let asked = app.questionJustAsked(of: event.subject) { noteAnswer(transition, line: asked) }
    guard app.isAloneInLog(event.subject) else { return }
    app.running.note(transition) { $0.delegate = event.subject }
  }
}

extension ObservedApp {
  /// Where a delegate was asked, in the calls right before, whether a gesture may dismiss.
  fileprivate func questionJustAsked(of delegate: Participant) -> Int? {
    guard let asked = presentations.asked, asked.subject == delegate, asked.line > latest.beforeDelegate
    else { return nil }
    return asked.line
  }

  /// Whether the log has told of no controller so far: a list of one sheet's delegate calls names the sheet.
  fileprivate func isAloneInLog(_ delegate: Participant) -> Bool {
    delegate.name.isSome && counts.controllers == 0 && !coordinators.knows(delegate)
  }

  /// A gesture is over: where no controller went, the one that was told of it did.
  mutating func seat(_ delegate: Participant, in gesture: RunningIndex) {
    guard !running[gesture].outgoing.isTaken, !running[gesture].outgoing.isNamed else { return }
    running[gesture].outgoing.who = delegate
  }

  /// What a blocked gesture tells of a presentation that isn't known: the sheet, where that is sure, and the question.
  func presentationTold(_ event: Event) -> Presentation {
    var told = Presentation()
    if let sheet = existing(event.subject), isSheetOnTop(sheet) {
      told.presented = seated(sheet)
    } else if isAloneInLog(event.subject) {
      told.presented = Seat(who: event.subject)
    }
    if let line = questionJustAsked(of: event.subject), presentations.asked?.result != true {
      (told.shouldDismiss, told.shouldLine) = (false, line)
    }
    return told
  }

  /// Whether a controller was the last to come, and is neither in a container nor a root, so that it may be a sheet.
  func isSheetOnTop(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    return latest.arrived == reference && latest.first != reference && instances[index].isOnScreen
      && !instances[index].parent.isSome && !containers.stacks.hold(reference)
      && !surroundings.windows.have(root: reference)
  }
}
