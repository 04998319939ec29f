/// TC208: a controller was presented with the style `.none`.
struct StyleNoneFact: Equatable, Sendable {
  /// Nobody where the log doesn't say who presented.
  var presenter: Participant
  var presented: Participant
  var line: Int
  /// The mark, or the callback whose keys say it.
  var event: EventKind
}

extension StyleNoneFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: presented.name)
    let asked =
      presenter.name.isSome ? "\(words.text(of: presenter.name)) presented \(name)" : "\(name) was presented"
    var finding = words.finding(
      208, line, presented,
      "\(asked) with the style `.none`, which is only a return value of `adaptivePresentationStyle(for:)`")
    finding.transition = .present
    let teller = event == .present && presenter.name.isSome ? presenter.name : presented.name
    finding.evidence = [
      Evidence(line: line, controller: words.text(of: teller), event: event.name, label: "style=none")
    ]
    return finding
  }
}
