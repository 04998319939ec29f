/// TC111: a controller that had appeared is released, and never disappeared. In a class that doesn't log viewDidAppear it had at
/// least begun to appear, which comes to the same: UIKit tells it that it goes, whether it had arrived or not.
struct ReleaseOnScreenFact: Equatable, Sendable {
  var controller: Instance
  var line: Int
  /// What speaks against it: another of the name, or a window that went along.
  var doubts: Doubts = []
}

extension ReleaseOnScreenFact: Fact {
  var claim: Claim {
    Claim(
      name: controller.name, anyOf: EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit,
      faulty: hasArrived ? .max : AppearanceCallback.setsWithoutArrival)
  }

  private var hasArrived: Bool { controller.state == .appeared }
  private var shownLine: Int { controller.line(hasArrived ? .viewDidAppear : .viewWillAppear) }

  var namedOnly: Symbol { controller.key.isSome ? .none : controller.name }
  var questions: OpenQuestions { .goesOn }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    var finding = words.finding(
      111, line, controller.who,
      "\(name) was released while it was on screen; it \(hasArrived ? "appeared" : "began to appear") at line \(shownLine) "
        + "and never disappeared, so its view no longer has a controller")
    finding.evidence =
      words.history(of: controller)
      + [Evidence(line: line, controller: name, event: "deinit", label: "released while on screen")]
    return finding
  }
}

extension TraceChecker {
  /// A controller is released whose last callback was viewDidAppear, or viewWillAppear where nothing tells that it has arrived: is
  /// it still on the screen?
  mutating func judgeReleaseOnScreen(_ index: InstanceIndex, _ event: Event) {
    let instance = app.instances[index]
    guard instance.line(instance.state == .appeared ? .viewDidAppear : .viewWillAppear) > 0,
      app.endings.isEmpty,
      !app.isUnjudged(instance.name), !app.isEmbedded(instance), !app.wasWokenGone(index),
      !app.cameByDidAlone(index),
      // Of one that a dismissal took along with others nobody knows which calls it gets.
      app.wasAlone(index), instance.flags.isDisjoint(with: [.gone, .excused, .goesAlong]),
      instance.key.isSome || !app.classes[instance.name].mayNeverLoad && app.hasBegunInLog(index)
    else { return }
    let isOnlyOne = instance.flags.contains(.begun) && app.isOnlyOne(instance)
    var doubts: Doubts = isOnlyOne || instance.key.isSome ? [] : Doubts(.namesakeMayHide)
    if app.surroundings.windows.have(root: app.instances.reference(index))
      || app.surroundings.windows.have(rootNamed: instance.who)
    {
      doubts.add(.windowMayGo)
    }
    if !instance.key.isSome { app.classes[instance.name].releasedOnScreen = event.line }
    raise(ReleaseOnScreenFact(controller: instance, line: event.line, doubts: doubts))
  }

  /// The next of a name begins. If it does not begin with its beginning, it is the one that was on screen, and another
  /// was released. Where the log has no other, that is only possible, until one more is released.
  mutating func settleReleaseOnScreen(_ name: Symbol, by kind: EventKind) {
    if app.beginsLife(kind, of: name) { return app.classes[name].releasedOnScreen = 0 }
    guard kind != .deinitialized, app.areAllReleased(name) else { return withdrawReleaseOnScreen(name) }
    let line = app.classes[name].releasedOnScreen
    ledger.amendLatest(where: { $0.finding.rule.number == 111 && $0.finding.line == line }) {
      $0.doubt(.namesakeMayHide)
    }
  }

  /// One of a name is there that did not begin in the log since: it was on screen, and another was released.
  mutating func withdrawReleaseOnScreen(_ name: Symbol) {
    let line = app.classes[name].releasedOnScreen
    app.classes[name].releasedOnScreen = 0
    ledger.withdraw { $0.finding.rule.number == 111 && $0.finding.line == line }
  }
}

extension ObservedApp {
  /// Whether an event is the first in a life of a class, as far as that logs any.
  fileprivate func beginsLife(_ kind: EventKind, of name: Symbol) -> Bool {
    let record = classes[name]
    guard !kind.isBeginning, record.logged & EventKind.beginnings == 0 else { return kind.isBeginning }
    return kind == .viewWillAppear || kind == .viewDidAppear && !record.logs(.viewWillAppear)
  }

  /// Whether a controller came while the log ran. In a class that logs nothing before viewDidAppear, others had come before it.
  fileprivate func hasBegunInLog(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    if instance.flags.contains(.begun) { return true }
    return beginsLife(.viewDidAppear, of: instance.name) && latest.first != instances.reference(index)
      && instance.firstLine == instance.line(.viewDidAppear)
  }

  /// Whether a controller goes along with another, whose fault it is then.
  fileprivate func isEmbedded(_ instance: Instance) -> Bool {
    instance.parent.isSome && instances.index(of: instance.parent) == nil
  }

  /// Whether a controller had been taken from its stack before it appeared: that it was called at all is the fault.
  func wasWokenGone(_ index: InstanceIndex) -> Bool {
    let gone = instances[index].line(.viewDidDisappear)
    return gone > 0 && removal(of: index).map { $0.line > gone } ?? false
  }

  /// Whether all of a name that the log ever told of are released, but for the one that was told of last: it can only be one that
  /// never logged how it began.
  fileprivate func areAllReleased(_ name: Symbol) -> Bool {
    let record = classes[name]
    return record.count <= record.released &+ 1 && record.logs(.viewDidLoad) && !record.wasThereBefore
      && record.mayLive <= 1 && !beganInTheMiddle && !hasLeftUnseen
  }

  /// Whether no other of the name can be the one that was released: another may be in a stack without ever having loaded.
  fileprivate func isOnlyOne(_ instance: Instance) -> Bool {
    if instance.key.isSome { return true }
    return classes[instance.name].count == 1 && !mayHideNamesake(instance.name) && !announcesShowing
  }
}

extension AppearanceCallback {
  /// The sets of logged callbacks, as `AppearanceTable` numbers them, without viewDidAppear.
  fileprivate static var setsWithoutArrival: UInt16 {
    (0..<16).reduce(0) { $1 & Int(viewDidAppear.bit) == 0 ? $0 | 1 << UInt16($1) : $0 }
  }
}
