/// TC301, possibly: a delegate's call that the dismissal of a sheet which nothing announced does not allow there.
struct UnloggedCallFact: Sendable {
  var sheet: Participant
  var event: Event
  var moment: DelegateMoment
}

extension UnloggedCallFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.otherSheetUnlogged) }
  var namedOnly: Symbol { sheet.instance.isSome ? .none : sheet.name }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: sheet.name)
    var finding = words.finding(301, event.line, sheet, moment.message(event.kind, name))
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: event.line, controller: name, event: event.kind.name, label: "UIKit doesn't call this here")
    ]
    return finding
  }
}
