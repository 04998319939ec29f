/// TC304 where nothing but the delegate's own calls tells of the presentation.
struct RefusedGestureFact: Equatable, Sendable {
  var delegate: Participant
  var sheet: Instance
  var answerLine: Int
  var begunLine: Int
}

extension RefusedGestureFact: Fact {
  var claim: Claim { .proven }
  var namedOnly: Symbol { delegate.instance.isSome ? .none : delegate.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, teller) = (words.text(of: sheet.name), words.text(of: delegate.name))
    var finding = words.finding(
      304, begunLine, sheet.who,
      "a gesture dismissed \(name) although presentationControllerShouldDismiss returned false")
    finding.transition = .dismiss
    finding.help = ObservedApp.answerHelp
    finding.evidence = [
      Evidence(
        line: answerLine, controller: teller, event: "presentationControllerShouldDismiss",
        label: "returned false"),
      Evidence(
        line: begunLine, controller: teller, event: "presentationControllerWillDismiss",
        label: "UIKit doesn't call this here"),
      Evidence(
        line: sheet.line(.viewWillDisappear), controller: name, event: "viewWillDisappear",
        label: "it goes all the same"),
    ]
    return finding
  }
}
