/// TC303, possibly: a delegate is told of a blocked gesture right after it has allowed one.
struct AttemptAllowedFact: Sendable {
  var delegate: Participant
  var answerLine: Int
  var line: Int
}

extension AttemptAllowedFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.otherSheetUnlogged) }

  func told(in words: borrowing Words) -> Finding {
    let (name, kind) = (words.text(of: delegate.name), EventKind.presentationControllerDidAttemptToDismiss)
    var finding = words.finding(
      303, line, delegate,
      "`\(kind.name)` came for \(name) although nothing blocks the gesture: presentationControllerShouldDismiss "
        + "returned true")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: answerLine, controller: name, event: EventKind.presentationControllerShouldDismiss.name,
        label: "returned true"),
      Evidence(line: line, controller: name, event: kind.name, label: "UIKit doesn't call this here"),
    ]
    return finding
  }
}
