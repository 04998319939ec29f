extension ContainmentFact.Home {
  fileprivate func name(_ words: borrowing Words) -> String {
    parent.isSome ? "its parent \(words.text(of: parent))" : "its parent"
  }

  fileprivate var moment: String { line > 0 ? " at line \(line)" : "" }
}

extension ContainmentFact: Fact {
  var claim: Claim {
    switch fault {
    case .didMoveMissing: Claim(name: child.name, anyOf: EventKind.didMove.bit)
    case .leavesUntold: Claim(name: child.name, anyOf: EventKind.willMove.bit)
    case .didMoveFirst: .proven
    case .appearsWithout(let parent, _): Claim(name: parent, anyOf: EventKind.viewWillAppear.bit)
    case .ownerlessView: .proven
    case .notWoken: Claim(name: child.name, anyOf: EventKind.viewWillAppear.bit)
    case .leftBehind, .keptShown: Claim(name: child.name, anyOf: EventKind.viewWillDisappear.bit)
    case .neverShown:
      Claim(name: child.name, anyOf: EventKind.viewWillAppear.bit | EventKind.viewDidAppear.bit)
    }
  }

  func told(in words: borrowing Words) -> Finding {
    var finding = words.finding(rule, line, child.who, message(words))
    finding.evidence = words.history(of: child) + parentsPart(words)
    finding.evidence.sort { $0.line < $1.line }
    if let label {
      finding.evidence.append(
        Evidence(line: line, controller: words.text(of: child.name), event: event.name, label: label))
    }
    if let help { finding.help = help }
    if case .ownerlessView = fault { finding.doubt(.parentMayLogAround) }
    if mayBeOutOfView { finding.doubt(.childMayBeOutOfView) }
    return finding
  }

  /// Whether a child whose view isn't in its parent's would get none of these calls either.
  private var mayBeOutOfView: Bool {
    switch fault {
    case .keptShown, .notWoken, .neverShown: true
    default: false
    }
  }

  private var rule: UInt16 {
    switch fault {
    case .didMoveMissing: 501
    case .leavesUntold: 502
    case .didMoveFirst: 503
    case .appearsWithout, .leftBehind, .keptShown, .notWoken, .ownerlessView, .neverShown: 504
    }
  }

  /// What happens to the child at the line of a fault of containment.
  private var label: String? {
    switch fault {
    case .didMoveMissing: event == .deinitialized ? "released here" : "leaves here"
    case .leavesUntold: "removed here"
    case .didMoveFirst: "came too late"
    case .appearsWithout, .ownerlessView, .leftBehind, .keptShown, .notWoken, .neverShown: nil
    }
  }

  /// The line at which the parent of a child went that does not come and go with it, or at which the child was added.
  private func parentsPart(_ words: borrowing Words) -> [Evidence] {
    switch fault {
    case .appearsWithout(let parent, let gone), .leftBehind(let parent, let gone),
      .keptShown(let parent, let gone), .notWoken(let parent, let gone):
      [
        Evidence(
          line: gone, controller: words.text(of: parent), event: "viewDidDisappear",
          label: "the parent disappeared here", isContext: true
        )
      ]
    case .didMoveMissing(let home), .leavesUntold(let home):
      home.line > 0
        ? [
          Evidence(
            line: home.line, controller: words.text(of: home.parent), event: EventKind.addChild.name,
            label: "\(words.text(of: child.name)) was added here", isContext: true)
        ] : []
    case .didMoveFirst(let line):
      [
        Evidence(
          line: line, controller: words.text(of: child.name), event: EventKind.didMove.name,
          label: "came too early",
          isContext: true)
      ]
    case .neverShown(let parent, let came):
      [
        Evidence(
          line: came, controller: words.text(of: parent), event: "viewWillAppear",
          label: "the parent came here", isContext: true)
      ]
    case .ownerlessView: []
    }
  }

  /// What to do about this fault, where it is less than what the rule has for all of them.
  private var help: String? {
    switch fault {
    case .appearsWithout:
      "Find out what adds or shows the child after its parent has gone. If a response arrives late, check first whether the "
        + "parent's view is in a window. If the container returns false from "
        + "shouldAutomaticallyForwardAppearanceMethods, it may call beginAppearanceTransition(true) only in "
        + "its own viewWillAppear, or while it is on screen."
    case .ownerlessView:
      "Add the child with addChild before you add its view, and call didMove(toParent:) afterwards. If you add only the "
        + "view, its controller gets the calls when the view enters a window, but none when the parent leaves and comes back "
        + "later."
    case .leftBehind, .keptShown, .notWoken, .neverShown:
      "If the container returns false from shouldAutomaticallyForwardAppearanceMethods, forward each of its own callbacks "
        + "with beginAppearanceTransition and endAppearanceTransition. Otherwise call super in each of its overrides, and "
        + "add the child with addChild before you add its view."
    case .didMoveMissing, .leavesUntold, .didMoveFirst: nil
    }
  }

  private func message(_ words: borrowing Words) -> String {
    let name = words.text(of: child.name)
    return switch fault {
    case .didMoveMissing(let home):
      "\(name) \(event == .deinitialized ? "was released in" : "left") \(home.name(words)), but never got "
        + "`didMove(toParent:)` after it was added\(home.moment)"
    case .leavesUntold(let home):
      "\(name) was removed from \(home.name(words)) without `willMove(toParent: nil)`"
    case .didMoveFirst: "\(name) got `didMove(toParent:)` before `willMove(toParent:)`"
    case .appearsWithout(let parent, let gone):
      "\(name) appeared although its parent \(words.text(of: parent)) had been off screen since line \(gone)"
    case .ownerlessView(let parent, let gone):
      "\(name) got `viewWillAppear` after \(words.text(of: parent)) but `viewDidAppear` before "
        + "\(words.text(of: parent)), which got it at line \(line)"
        + (gone.map { ", and nothing when that went at line \($0)" } ?? "")
        + ", as if its view had been added without `addChild`"
    case .leftBehind(let parent, _):
      "\(name) got no callbacks while its parent \(words.text(of: parent)) disappeared and came back "
        + "(line \(line))"
    case .keptShown(let parent, let gone):
      "\(name) got no callbacks when its parent \(words.text(of: parent)) disappeared at line \(gone), and the log ends "
        + "while \(words.text(of: parent)) is still off screen"
    case .notWoken(let parent, _):
      "\(name) disappeared with its parent \(words.text(of: parent)), but got no `viewWillAppear` when \(words.text(of: parent)) "
        + "came back (line \(line))"
    case .neverShown(let parent, let came):
      "\(name) loaded its view, but got no callbacks while its parent \(words.text(of: parent)) came at line \(came) and "
        + "went (line \(line))"
    }
  }
}
