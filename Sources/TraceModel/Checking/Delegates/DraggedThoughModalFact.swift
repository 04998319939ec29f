/// TC304, possibly: a sheet goes and comes back as if it were dragged, although its isModalInPresentation is true.
struct DraggedThoughModalFact: Equatable, Sendable {
  var sheet: Instance
  /// Where that was said, and where the sheet began to go.
  var modalLine: Int
  var line: Int
}

extension DraggedThoughModalFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.settingMayHaveChanged) }
  var namedOnly: Symbol { sheet.key.isSome ? .none : sheet.name }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: sheet.name)
    var finding = words.finding(
      304, line, sheet.who,
      "\(name) began to disappear and came back, as in a gesture that was cancelled, although its "
        + "isModalInPresentation is true")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(line: modalLine, controller: name, event: "isModalInPresentation", label: "true from here on"),
      Evidence(
        line: line, controller: name, event: AppearanceCallback.viewWillDisappear.name,
        label: "a gesture can't begin this"),
    ]
    return finding
  }
}

extension ObservedApp {
  /// A transition is over in which a sheet came back: could a gesture have begun it?
  func draggedThoughModal(_ transition: RunningIndex) -> DraggedThoughModalFact? {
    let (one, line) = (running[transition], line(transition, .outgoingWillDisappear))
    guard one.presentation.isSome, !one.hasMark, !one.has(.willDismiss),
      !one.isBroken, let index = instances.index(of: one.outgoing.instance),
      !isUnjudged(instances[index].name)
    else { return nil }
    let known = presentations[one.presentation]
    guard known.isAnnounced, known.modal == true, 0 < known.modalLine, known.modalLine < line,
      known.presented.instance == one.outgoing.instance, !instances[index].presenting.isSome,
      !one.incoming.isTaken || one.incoming.instance == known.presenter.instance,
      let style = known.style, [.automatic, .pageSheet, .formSheet].contains(style)
    else { return nil }
    return DraggedThoughModalFact(sheet: instances[index], modalLine: known.modalLine, line: line)
  }
}
