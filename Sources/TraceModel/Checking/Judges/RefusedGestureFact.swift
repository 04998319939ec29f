/// TC304 where nothing but the delegate's own calls tells of the presentation.
struct RefusedGestureFact: Equatable, Sendable {
  var delegate: Participant
  /// What went; `nil` where the sheet logs nothing.
  var sheet: Instance?
  var answerLine: Int
  var begunLine: Int
  /// Where the delegate of such a sheet is told that it went.
  var toldLine = 0
}

extension RefusedGestureFact: Fact {
  var claim: Claim { .proven }
  var namedOnly: Symbol { delegate.instance.isSome ? .none : delegate.name }

  func told(in words: borrowing Words) -> Finding {
    let teller = words.text(of: delegate.name)
    let name = sheet.map { words.text(of: $0.name) }
    var finding = words.finding(
      304, begunLine, sheet?.who ?? delegate,
      name.map { "a gesture dismissed \($0) although presentationControllerShouldDismiss returned false" }
        ?? "a gesture dismissed the sheet although presentationControllerShouldDismiss of \(teller) returned false"
    )
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
        line: sheet?.line(.viewWillDisappear) ?? toldLine, controller: name ?? teller,
        event: sheet == nil ? "presentationControllerDidDismiss" : "viewWillDisappear",
        label: "it goes all the same"),
    ]
    return finding
  }
}
