/// TC105 by the name alone: a view was loaded while the only controller of its class was on the screen, and no other of it
/// ever appeared.
struct LoadedByHandFact: Equatable, Sendable {
  /// The controller, as it was when the line came.
  var shown: Instance
  var line: Int
}

extension LoadedByHandFact: Fact {
  var claim: Claim { .proven }
  /// Another may have been made, and never shown.
  var doubts: Doubts { Doubts(.namesakeMayHide) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: shown.name)
    var finding = words.finding(
      105, line, shown.who,
      "\(name) got `viewDidLoad` a second time while it was on screen, as far as the log shows: no other \(name) "
        + "appeared after that")
    finding.evidence =
      words.history(of: shown) + [
        Evidence(
          line: line, controller: name, event: "viewDidLoad", label: "UIKit doesn't call this here")
      ]
    return finding
  }
}
