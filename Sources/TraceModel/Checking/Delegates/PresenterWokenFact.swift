/// TC203: the user closed a sheet, and the presenter that it had left in place was told that it appears, before anybody was told
/// of that. Of a presenter whose class logs that it goes its own state tells.
struct PresenterWokenFact: Equatable, Sendable {
  var presenter: Instance
  var sheet: Instance
  var style: PresentationStyle
  /// Where the delegate was told.
  @LineNumber var told = 0
  /// What speaks against the presentation.
  var presented: Doubts

  init(presenter: Instance, sheet: Instance, style: PresentationStyle, told: Int, doubts: Doubts) {
    (self.presenter, self.sheet, self.style, presented) = (presenter, sheet, style, doubts)
    self.told = told
  }
}

extension PresenterWokenFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { presented.orNamesake(unless: presenter.key.isSome) }
  var namedOnly: Symbol { presenter.key.isSome ? .none : presenter.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, above) = (words.text(of: presenter.name), words.text(of: sheet.name))
    let line = presenter.line(.viewWillAppear)
    var finding = words.finding(
      203, line, presenter.who,
      "\(name) got `viewWillAppear` when the user had closed \(above); the style \(style.name) leaves \(name) where it is"
    )
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: sheet.line(.viewDidDisappear), controller: above, event: "viewDidDisappear", label: "has gone"),
      Evidence(line: line, controller: name, event: "viewWillAppear", label: "UIKit doesn't call this here"),
      Evidence(
        line: told, controller: above, event: EventKind.presentationControllerDidDismiss.name,
        label: "comes right behind what goes"),
    ]
    return finding
  }
}

extension TraceChecker {
  /// A delegate is told that a sheet has gone: was its presenter told of it as well?
  mutating func judgeWoken(before presentation: PresentationIndex, toldAt line: Int) {
    guard let fact = app.presenterWoken(by: presentation, toldAt: line), var held = app.held(fact) else {
      return
    }
    held.unless = [Claim(name: fact.presenter.name, anyOf: EventKind.viewWillDisappear.bit)]
    raise(held)
  }
}

extension ObservedApp {
  /// The presenter of a sheet that has just gone, if it began to appear since, and never went while the sheet was up.
  fileprivate func presenterWoken(by presentation: PresentationIndex, toldAt line: Int) -> PresenterWokenFact?
  {
    let known = presentations[presentation]
    guard known.isAnnounced, known.family == .over, !known.presenterExcused, let style = known.style,
      let presenter = instances.index(of: known.presenter.instance), !isUnjudged(instances[presenter].name),
      let sheet = instances.index(of: known.presented.instance)
    else { return nil }
    let (woken, above) = (instances[presenter], instances[sheet])
    let gone = above.line(.viewDidDisappear)
    guard gone > 0, woken.line(.viewWillAppear) > gone,
      woken.line(.viewWillDisappear) < known.firstLine
    else { return nil }
    return PresenterWokenFact(
      presenter: woken, sheet: above, style: style, told: line,
      doubts: doubts(aboutPresentation: presentation))
  }
}
