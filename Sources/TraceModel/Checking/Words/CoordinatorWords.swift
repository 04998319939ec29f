extension CoordinatorFact: Fact {
  var claim: Claim {
    switch self {
    case .leaked(let coordinator, _, _):
      Claim(name: coordinator.parent.name, anyOf: EventKind.childDidFinish.bit)
    case .finishedEarly(_, let screen, _, _, _):
      Claim(name: screen, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit)
    case .finishedTwice, .finishedAfterRelease, .notRetained: .proven
    }
  }

  var doubts: Doubts {
    switch self {
    case .leaked(let coordinator, _, _): coordinator.doubts
    case .finishedEarly(_, _, _, _, let doubts): doubts
    case .finishedTwice, .finishedAfterRelease: []
    // Of one that was never added, and of which no screen was told, little is known.
    case .notRetained(let coordinator, _, _):
      coordinator.addedLine > 0 || !coordinator.screens.isEmpty ? [] : Doubts(.routerMayBeBrief)
    }
  }

  func told(in words: borrowing Words) -> Finding {
    switch self {
    case .leaked(let coordinator, let habit, let wayOut):
      Self.leaked(coordinator, habit, wayOut, words)
    case .finishedTwice(let coordinator, let line):
      Self.finishedTwice(coordinator, line, words)
    case .finishedAfterRelease(let coordinator, let released, let line):
      Self.finishedAfterRelease(coordinator, released, line, words)
    case .finishedEarly(let coordinator, let screen, let line, let early, _):
      Self.finishedEarly(coordinator, screen, line, early, words)
    case .notRetained(let coordinator, let screen, let line):
      Self.notRetained(coordinator, screen, line, words)
    }
  }

  private static func leaked(
    _ coordinator: Coordinator, _ habit: Habit, _ wayOut: PopMark?, _ words: borrowing Words
  ) -> Finding {
    let name = words.text(of: coordinator.who.name)
    var finding = words.finding(
      702, coordinator.emptySince, coordinator.who,
      "all screens of the coordinator \(name) are gone, but \(name) was never finished"
        + (coordinator.endsWithSheet ? "" : habit.text))
    if coordinator.endsWithSheet { finding.help = sheetHelp }
    finding.evidence = life(of: coordinator, words)
    finding.evidence.append(
      Evidence(
        line: coordinator.emptySince, controller: words.text(of: coordinator.lastScreen),
        event: coordinator.lastEvent.name,
        label: coordinator.lastEvent == .deinitialized
          ? "its last screen was released" : "its last screen is gone",
        isContext: true))
    if let wayOut { finding.evidence.append(evidence(of: wayOut, words)) }
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  /// The mark by which the last screen went, and why that is a way out which is often forgotten.
  private static func evidence(of pop: PopMark, _ words: borrowing Words) -> Evidence {
    var label = "this removed it"
    if pop.animated == false { label = "not animated, so no transition coordinator names the screen" }
    if pop.kind == .popToRoot || pop.kind == .setViewControllers { label = "skips the screens between" }
    return Evidence(
      line: pop.line, controller: words.text(of: pop.container.name), event: pop.kind.name, label: label)
  }

  private static func finishedTwice(
    _ coordinator: Coordinator, _ line: Int, _ words: borrowing Words
  ) -> Finding {
    let name = words.text(of: coordinator.who.name)
    var finding = words.finding(704, line, coordinator.who, "\(name) was finished twice")
    finding.evidence = [
      Evidence(
        line: coordinator.finishedLine, controller: name, event: "childDidFinish", label: "the first time"),
      Evidence(line: line, controller: name, event: "childDidFinish", label: "again"),
    ]
    return finding
  }

  private static func finishedAfterRelease(
    _ coordinator: Coordinator, _ released: Int, _ line: Int, _ words: borrowing Words
  ) -> Finding {
    let name = words.text(of: coordinator.who.name)
    var finding = words.finding(704, line, coordinator.who, "\(name) was finished after it was released")
    finding.evidence = [
      Evidence(line: released, controller: name, event: "deinit", label: "released here"),
      Evidence(line: line, controller: name, event: "childDidFinish", label: "finished only now"),
    ]
    return finding
  }

  private static func finishedEarly(
    _ coordinator: Coordinator, _ screen: Symbol, _ line: Int, _ early: Early, _ words: borrowing Words
  ) -> Finding {
    let (name, shown) = (words.text(of: coordinator.who.name), words.text(of: screen))
    var finding = words.finding(
      703, line, coordinator.who, "\(name) was finished \(early.text(shown, words))")
    finding.evidence = life(of: coordinator, words) + early.cover(of: shown, words)
    finding.evidence.append(
      Evidence(line: line, controller: name, event: "childDidFinish", label: "too early"))
    finding.evidence.sort { $0.line < $1.line }
    if early == .swipeGivenUp(ofSheet: true) { finding.help = sheetHelp }
    return finding
  }

  private static func notRetained(
    _ coordinator: Coordinator, _ screen: Symbol?, _ line: Int, _ words: borrowing Words
  ) -> Finding {
    let name = words.text(of: coordinator.who.name)
    let shown = screen.map { " " + words.text(of: $0) } ?? ""
    var finding = words.finding(
      705, line, coordinator.who,
      "\(name) was released while its screen\(shown) was still alive, \(reason(coordinator, words))")
    if coordinator.addedLine > 0 { finding.help = addedHelp }
    finding.evidence = life(of: coordinator, words)
    finding.evidence.append(
      Evidence(line: line, controller: name, event: "deinit", label: "released here"))
    return finding
  }

  /// Why it was released: an `addChildCoordinator` that was logged was meant to retain it.
  private static func reason(_ coordinator: Coordinator, _ words: borrowing Words) -> String {
    let (name, parent) = (words.text(of: coordinator.who.name), words.text(of: coordinator.parent.name))
    guard coordinator.addedLine > 0 else { return "because nothing retained \(name)" }
    return "although \(parent) had added it at line \(coordinator.addedLine) and it was never finished"
  }

  private static func life(of coordinator: Coordinator, _ words: borrowing Words) -> [Evidence] {
    let name = words.text(of: coordinator.who.name)
    var lines: [Evidence] = []
    if coordinator.addedLine > 0 {
      lines.append(
        Evidence(
          line: coordinator.addedLine, controller: words.text(of: coordinator.parent.name),
          event: "addChildCoordinator", label: "adds \(name)"))
    }
    if coordinator.startedLine > 0 {
      lines.append(Evidence(line: coordinator.startedLine, controller: name, event: "start"))
    }
    return lines
  }
}

extension CoordinatorFact {
  /// What to look for if a coordinator was released although its parent had added it.
  fileprivate static var addedHelp: String {
    "Look for what removes it from its parent's list too early, for a parent that was itself released, and for an "
      + "addChildCoordinator that logs but doesn't store the child."
  }

  /// How a coordinator learns that its sheet is gone: a navigation controller says nothing of it.
  fileprivate static var sheetHelp: String {
    "UIKit reports the user's dismissal in presentationControllerDidDismiss, and a dismissal in code only in "
      + "the completion of dismiss. Tell the parent in both. If other code may dismiss the sheet too, tell "
      + "the parent in viewDidDisappear while isBeingDismissed of the presented controller is true. Calls "
      + "that come when a drag begins, such as viewWillDisappear, are too early, since the user may cancel "
      + "the swipe."
  }
}

extension CoordinatorFact.Early {
  /// When it was finished.
  fileprivate func text(_ screen: String, _ words: borrowing Words) -> String {
    switch self {
    case .cameBack(let line, let cover):
      "while \(screen) was still in the stack\(cover.map { ", below " + words.text(of: $0.name) } ?? "")"
        + Self.again(screen, line)
    case .inStack(_, let back): "while \(screen) was still in the stack" + Self.again(screen, back)
    case .below(let cover):
      "while \(screen) was still in the stack, below \(words.text(of: cover.name)) since line \(cover.line)"
    case .swipeGivenUp(let ofSheet):
      ofSheet
        ? "during a swipe that the user cancelled, while \(screen) was still presented"
        : "during a swipe back that the user cancelled, while \(screen) was still in the stack"
    }
  }

  private static func again(_ screen: String, _ line: Int) -> String {
    line > 0 ? "; \(screen) appeared again at line \(line)" : ""
  }

  /// Where the screen was covered, and where it came back.
  fileprivate func cover(of screen: String, _ words: borrowing Words) -> [Evidence] {
    switch self {
    case .cameBack(let line, let cover):
      covering(cover, screen, words) + [Self.back(screen, line)].filter { $0.line > 0 }
    case .inStack(let covered, let back):
      [
        Evidence(
          line: covered, controller: screen, event: "viewDidDisappear", label: "covered, but not gone",
          isContext: true), Self.back(screen, back, isContext: true),
      ].filter { $0.line > 0 }
    case .below(let cover): covering(cover, screen, words)
    case .swipeGivenUp: []
    }
  }

  private static func back(_ screen: String, _ line: Int, isContext: Bool = false) -> Evidence {
    Evidence(
      line: line, controller: screen, event: "viewWillAppear", label: "appears again", isContext: isContext)
  }

  private func covering(
    _ cover: CoordinatorFact.Cover?, _ screen: String, _ words: borrowing Words
  ) -> [Evidence] {
    guard let cover else { return [] }
    return [
      Evidence(
        line: cover.line, controller: words.text(of: cover.name), event: "viewWillAppear",
        label: "covers \(screen)", isContext: true)
    ]
  }
}

extension CoordinatorFact.Habit {
  /// Which of the two ways the app seems to use, and what that one misses.
  fileprivate var text: String {
    switch self {
    case .inDidShow:
      "; this app finishes coordinators in `navigationController(_:didShow:animated:)`, where the transition "
        + "coordinator names no screen after an unanimated pop, and after `popToRoot` only the one that was "
        + "on top"
    case .inDidDisappear:
      "; this app finishes coordinators in `viewDidDisappear`, but UIKit doesn't call that again on a "
        + "covered screen that `popToRoot` or `setViewControllers` removes"
    case .unknown: ""
    }
  }
}
