/// TC306, possibly: nothing but the delegate's own call tells of the swipe.
struct OwedDidDismissFact: Equatable, Sendable {
  var delegate: Symbol
  var sheet: Instance
  var begunLine: Int
  var goneLine: Int
}

extension OwedDidDismissFact: Fact {
  var claim: Claim { Claim(name: delegate, anyOf: EventKind.presentationControllerDidDismiss.bit) }
  var doubts: Doubts { Doubts(.otherSheetUnlogged) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: sheet.name)
    var finding = words.finding(
      306, goneLine, sheet.who,
      "the user dismissed \(name), but `presentationControllerDidDismiss` never came after "
        + "`presentationControllerWillDismiss`")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: begunLine, controller: words.text(of: delegate), event: "presentationControllerWillDismiss",
        label: "the dismissal began here"),
      Evidence(
        line: goneLine, controller: name, event: "viewDidDisappear", label: "the dismissal was completed here"
      ),
    ]
    return finding
  }
}
