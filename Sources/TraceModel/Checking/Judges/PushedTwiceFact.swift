/// TC410: a second screen of a class was made and pushed before the first had appeared.
struct PushedTwiceFact: Equatable, Sendable {
  var first: Instance
  var second: Instance
  /// How long after the first the second was loaded, in microseconds, if the first had appeared by then.
  var gap: Int64?
}

extension PushedTwiceFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.secondMayBeWanted) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: second.name)
    var finding = words.finding(
      410, second.loadLine, second.who,
      "a second \(name) loaded its view at line \(second.loadLine), \(moment), and was pushed on top of it"
    )
    finding.transition = .push
    finding.evidence = lines(of: first, "the first", words) + lines(of: second, "the second", words)
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private func lines(of one: Instance, _ label: String, _ words: borrowing Words) -> [Evidence] {
    words.history(of: one).map {
      Evidence(line: $0.line, controller: $0.controller, event: $0.event, label: label)
    }
  }

  private var moment: String {
    guard let gap else { return "before the first had appeared" }
    return "\(gap / 1000) ms after the first"
  }
}
