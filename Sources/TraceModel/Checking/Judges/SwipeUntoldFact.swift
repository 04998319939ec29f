/// TC308: swipes of one sheet reach its delegate, those of another never do.
struct SwipeUntoldFact: Equatable, Sendable {
  var sheet: Instance
  /// Where its swipes began.
  var lines: [Int]
  var told: Symbol
  var toldLine: Int
}

extension SwipeUntoldFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.delegateMayBeUnwanted) }

  func told(in words: borrowing Words) -> Finding {
    let (name, other) = (words.text(of: sheet.name), words.text(of: told))
    let last = lines[lines.count - 1]
    var finding = words.finding(
      308, last, sheet.who,
      "UIKit told no delegate of \(lines.count) swipes on \(name), although it tells the delegate of \(other)"
    )
    finding.transition = .dismiss
    finding.evidence =
      [
        Evidence(
          line: toldLine, controller: other, event: EventKind.presentationControllerWillDismiss.name,
          label: "its delegate was told")
      ]
      + lines.map {
        Evidence(
          line: $0, controller: name, event: "viewWillDisappear", label: "no delegate call for this swipe")
      }
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}
