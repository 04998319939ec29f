extension ContainmentFact: Fact {
  var claim: Claim {
    switch fault {
    case .didMoveMissing: Claim(name: child.name, anyOf: EventKind.didMove.bit)
    case .leavesUntold: Claim(name: child.name, anyOf: EventKind.willMove.bit)
    case .didMoveFirst: .proven
    case .appearsWithout(let parent): Claim(name: parent, anyOf: EventKind.viewWillAppear.bit)
    case .ownerlessView: .proven
    case .leftBehind: Claim(name: child.name, anyOf: EventKind.viewWillDisappear.bit)
    }
  }

  func told(in words: borrowing Words) -> Finding {
    var finding = words.finding(rule, line, child.who, message(words))
    finding.evidence = words.history(of: child)
    if rule != 504 {
      finding.evidence.append(
        Evidence(line: line, controller: words.text(of: child.name), event: event.name, label: "here"))
    }
    if case .ownerlessView = fault { finding.doubt(.parentMayLogAround) }
    return finding
  }

  private var rule: UInt16 {
    switch fault {
    case .didMoveMissing: 501
    case .leavesUntold: 502
    case .didMoveFirst: 503
    case .appearsWithout, .leftBehind, .ownerlessView: 504
    }
  }

  private func message(_ words: borrowing Words) -> String {
    let name = words.text(of: child.name)
    return switch fault {
    case .didMoveMissing: "\(name) goes and never got `didMove(toParent:)`"
    case .leavesUntold: "\(name) was removed without `willMove(toParent: nil)` before"
    case .didMoveFirst: "\(name) got `didMove(toParent:)` before `willMove(toParent:)`"
    case .appearsWithout(let parent):
      "\(name) appears although its parent \(words.text(of: parent)) has disappeared"
    case .ownerlessView(let parent):
      "\(name) appears before \(words.text(of: parent)), which began to appear first: its view was added, and "
        + "`addChild` is likely missing"
    case .leftBehind(let parent):
      "\(name) heard nothing while its parent \(words.text(of: parent)) went and came back"
    }
  }
}
