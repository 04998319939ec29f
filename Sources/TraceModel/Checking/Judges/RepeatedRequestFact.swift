/// TC602: the same presentation was asked for twice in a row.
struct RepeatedRequestFact: Equatable, Sendable {
  var presenter: Participant
  var presented: Participant
  var firstLine: Int
  var line: Int
}

extension RepeatedRequestFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.lineMayBeDoubled) }

  func told(in words: borrowing Words) -> Finding {
    let (name, other) = (words.text(of: presenter.name), words.text(of: presented.name))
    var finding = words.finding(
      602, line, presenter, "\(name) was asked to present \(other) twice, at lines \(firstLine) and \(line)")
    finding.transition = .present
    finding.evidence = [
      Evidence(line: firstLine, controller: name, event: "present", label: "asks for \(other)"),
      Evidence(line: line, controller: name, event: "present", label: "asks for it again"),
    ]
    finding.help =
      "Look for a tap or a notification that is handled twice. Check `presentedViewController` before you present, and "
      + "disable the control until the presentation's completion."
    return finding
  }
}
