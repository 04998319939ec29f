/// TC205, possibly: a dismissal of several levels took a controller along, and it never said that it goes.
struct LevelKeptFact: Equatable, Sendable {
  var controller: Instance
  /// Where the app asked for the dismissal.
  @LineNumber var asked = 0
  var missing: [EventKind]

  init(controller: Instance, asked: Int, missing: [EventKind]) {
    (self.controller, self.missing) = (controller, missing)
    self.asked = asked
  }
}

extension LevelKeptFact: Fact {
  var claim: Claim {
    Claim(name: controller.name, anyOf: missing.reduce(0) { $0 | $1.bit })
  }

  /// One author alone tells that those in between are called as well.
  var doubts: Doubts { Doubts(.orderIsSoft).orNamesake(unless: controller.key.isSome) }
  var namedOnly: Symbol { controller.key.isSome ? .none : controller.name }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    let calls = missing.map { "`\($0.name)`" }.joined(separator: " or ")
    var finding = words.finding(
      205, asked, controller.who,
      "\(name) never got \(calls), although the dismissal of several levels at line \(asked) took it along")
    finding.missing = missing.map(\.name)
    finding.transition = .dismiss
    finding.evidence =
      words.history(of: controller)
      + [Evidence(line: asked, controller: name, event: "dismiss", label: "it has to go with those above it")]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}
