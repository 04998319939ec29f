/// TC205 where no transition was announced: a controller began to appear, or to disappear, and never did, though its
/// transition is over.
struct HalfWayFact: Equatable, Sendable {
  var controller: Instance
  /// `viewDidAppear` or `viewDidDisappear`.
  var missing: AppearanceCallback
  var end: End

  /// What shows that the callback can't come any more.
  enum End: Equatable, Sendable {
    /// Its own deinit, at a line.
    case released(Int)
    /// It began to move the other way at a line, although the other controller of the transition had arrived.
    case turned(Int, after: Instance)
    /// It began to move the other way at a line, although its parent, with which it had begun to move, had come to rest.
    case turnedApart(Int, from: Instance)
    /// The app asked for its dismissal at a line, after its presentation.
    case dismissed(Int)
    /// The app had sent it away by code, asked for it again at a line, and it came.
    case askedAgain(Int, by: TransitionKind)
    /// It presented another, which has appeared, and began to go at a line.
    case presented(Int, above: Instance)
    /// The other controller of the transition had arrived, and has disappeared since; and whether the log shows what
    /// replaced it.
    case left(by: Instance, isReplaced: Bool)
    /// Two of its class that began later have gone, the last of them this one.
    case outlasted(by: Instance)

    /// Whether it turned back though the other controller of its transition had arrived.
    var isTurn: Bool {
      if case .turned = self { return true }
      return false
    }

    /// Whether the two controllers may be of two transitions, since only their time makes them one: in two windows, or
    /// where a controller that logs nothing came and went in between.
    func mayBeOfTwo(windows: Int) -> Bool {
      switch self {
      case .released, .dismissed, .askedAgain, .presented, .outlasted: false
      case .turnedApart: false
      case .turned: windows > 1
      case .left(_, let isReplaced): windows > 1 || !isReplaced
      }
    }
  }
}

extension HalfWayFact: Fact {
  var claim: Claim { Claim(name: controller.name, anyOf: event.bit) }
  var namedOnly: Symbol { controller.key.isSome ? .none : controller.name }
  var questions: OpenQuestions { .goesOn }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    var finding = words.finding(
      205, line, controller.who,
      "\(name) never got `\(missing.name)`; it began to \(verb) at line \(began), and \(ending(in: words))")
    finding.missing = [missing.name]
    finding.evidence = words.history(of: controller) + evidence(in: words)
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private var event: EventKind { missing == .viewDidAppear ? .viewDidAppear : .viewDidDisappear }
  private var began: Int { controller.line(missing.opening) }
  private var verb: String { missing == .viewDidAppear ? "appear" : "disappear" }
  private var opposite: String { missing == .viewDidAppear ? "disappear" : "appear" }
  /// With which callback the other controller arrived.
  private var arrival: AppearanceCallback { missing == .viewDidAppear ? .viewDidDisappear : .viewDidAppear }

  /// The last callback of the transition; of one that nothing else is known of, its own.
  private var line: Int {
    switch end {
    case .released, .dismissed, .askedAgain, .presented, .outlasted: began
    case .turnedApart(_, let parent): parent.line(missing)
    case .turned(_, let other), .left(let other, _): other.line(arrival)
    }
  }

  private func ending(in words: borrowing Words) -> String {
    switch end {
    case .released(let line): "was released at line \(line)"
    case .dismissed(let line): "was dismissed at line \(line)"
    case .askedAgain(let line, _): "was asked to come again at line \(line)"
    case .presented(let line, let above):
      "presented \(words.text(of: above.name)), which appeared, before it began to disappear at line \(line)"
    case .turnedApart(let line, let parent):
      "began to \(opposite) at line \(line), although its parent \(words.text(of: parent.name)) had "
        + (missing == .viewDidAppear ? "appeared" : "disappeared")
    case .turned(let line, let other):
      "began to \(opposite) at line \(line), although \(words.text(of: other.name)) had "
        + (missing == .viewDidAppear ? "disappeared for it" : "appeared in its place")
    case .left(let other, _):
      "\(words.text(of: other.name)), which appeared in its place, has disappeared since"
    case .outlasted: "two later instances of its class have disappeared since"
    }
  }

  private func evidence(in words: borrowing Words) -> [Evidence] {
    let name = words.text(of: controller.name)
    switch end {
    case .released(let line):
      return [Evidence(line: line, controller: name, event: "deinit", label: "released")]
    case .dismissed(let line):
      return [Evidence(line: line, controller: name, event: "dismiss", label: "what the app asked for")]
    case .askedAgain(let line, let kind):
      return [Evidence(line: line, controller: name, event: kind.name, label: "asked for again")]
    case .presented(let line, let other), .turned(let line, let other), .turnedApart(let line, let other):
      let turn = missing == .viewDidAppear ? AppearanceCallback.viewWillDisappear : .viewWillAppear
      return words.history(of: other).filter { $0.line > began }
        + [Evidence(line: line, controller: name, event: turn.name, label: "begins to \(opposite)")]
    case .left(let other, _), .outlasted(let other):
      return words.history(of: other).filter { $0.line > began }
    }
  }
}

extension AppearanceCallback {
  /// The will-callback that a did-callback ends.
  var opening: AppearanceCallback {
    self == .viewDidAppear ? .viewWillAppear : .viewWillDisappear
  }
}
