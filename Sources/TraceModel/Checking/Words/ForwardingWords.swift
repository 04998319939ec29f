extension ForwardingFact: Fact {
  var claim: Claim {
    before.isOpen ? Claim(name: child.name, anyOf: EventKind.endAppearanceTransition.bit) : .proven
  }

  var doubts: Doubts { isOneOfSeveral ? Doubts(.namesakeMayHide) : [] }
  var namedOnly: Symbol { child.key.isSome ? .none : child.name }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: child.name)
    let call: EventKind = before.isOpen ? .beginAppearanceTransition : .endAppearanceTransition
    var finding = words.finding(506, line, child.who, "\(name) \(message)")
    finding.doubt(.lineMayBeDoubled)
    finding.evidence =
      words.history(of: child) + [
        Evidence(line: before.line, controller: name, event: call.name, label: "the first time"),
        Evidence(line: line, controller: name, event: call.name, label: "again"),
      ]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private var message: String {
    guard before.isOpen else {
      return "got `endAppearanceTransition` twice for one `beginAppearanceTransition`"
    }
    let what = before.appearing == true ? "appear" : "disappear"
    return "was told to \(what) again before the first transition had ended"
  }
}
