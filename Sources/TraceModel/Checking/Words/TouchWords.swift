extension TouchFact: Fact {
  var claim: Claim { Claim(name: controller.name, anyOf: EventKind.viewWillAppear.bit) }
  var namedOnly: Symbol { controller.key.isSome ? .none : controller.name }

  var doubts: Doubts { isOneOfSeveral ? Doubts(.namesakeMayHide) : [] }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    let why =
      switch reason {
      case .hidden: "its view has been off screen since line \(controller.line(.viewDidDisappear))"
      case .outside(let sheet):
        "it is behind \(words.text(of: sheet)), whose isModalInPresentation is true"
      }
    var finding = words.finding(505, line, controller.who, "a touch reached \(name) although \(why)")
    finding.evidence = words.history(of: controller)
    finding.evidence.append(
      Evidence(line: line, controller: name, event: event.name, label: "reaches it here"))
    return finding
  }
}
