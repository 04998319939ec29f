/// TC103: a controller that is out of sight was told that it appears, and will be told so again when it does.
struct WokenUnderneathFact: Equatable, Sendable {
  var woken: Instance
  /// The one that is shown instead.
  var cover: Instance
  /// Whether that is in another tab.
  var isInTab: Bool
  /// What speaks against it: against its presentation, or that another of its name was called.
  var doubts: Doubts
}

extension WokenUnderneathFact: Fact {
  var claim: Claim { Claim(name: cover.name, anyOf: EventKind.viewWillDisappear.bit) }
  var namedOnly: Symbol { woken.key.isSome ? .none : woken.name }

  func told(in words: borrowing Words) -> Finding {
    let (name, above) = (words.text(of: woken.name), words.text(of: cover.name))
    let (line, since) = (woken.line(.viewWillAppear), cover.line(.viewDidAppear))
    let why = isInTab ? "its tab was hidden: the tab of \(above) had been shown" : "\(above) had covered it"
    var finding = words.finding(
      103, line, woken.who,
      "\(name) got `viewWillAppear` although \(why) since line \(since); UIKit calls it when \(name) is shown"
    )
    finding.evidence = [
      Evidence(line: since, controller: above, event: "viewDidAppear", label: "is shown"),
      Evidence(line: line, controller: name, event: "viewWillAppear", label: "UIKit doesn't call this here"),
      Evidence(line: woken.line(.viewDidAppear), controller: name, event: "viewDidAppear", label: "nor this"),
    ]
    finding.expected = ["\(name) to be on its way to the screen when `viewWillAppear` comes"]
    return finding
  }
}
