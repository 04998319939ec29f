/// TC602 where nothing announced what was up: the request brought nothing, and was made again once that one had gone.
struct AskedUnderneathFact: Equatable, Sendable {
  var request: AskedUnderneath
  /// The line of the second request.
  var again: Int
}

extension AskedUnderneathFact: Fact {
  var claim: Claim {
    Claim(
      name: request.above.who.name, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit)
  }
  var doubts: Doubts { Doubts(.aboveMayBePart) }

  func told(in words: borrowing Words) -> Finding {
    let (name, up) = (words.text(of: request.presenter.name), words.text(of: request.above.who.name))
    var finding = words.finding(
      602, request.line, request.presenter,
      "\(name) was asked to present \(words.text(of: request.presented.name)) while \(up) was over it; nothing came of it until "
        + "it was asked again at line \(again)")
    finding.transition = .present
    finding.evidence = [
      Evidence(
        line: request.since, controller: up, event: "viewDidAppear", label: "over \(name) from here on"),
      Evidence(line: request.line, controller: name, event: "present", label: "nothing follows"),
      Evidence(line: again, controller: name, event: "present", label: "asked again, after \(up) went"),
    ]
    return finding
  }
}
