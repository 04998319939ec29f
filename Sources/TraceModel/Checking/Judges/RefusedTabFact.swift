/// TC421 where the delegate's own calls contradict each other: a tab that it refused was selected.
struct RefusedTabFact: Equatable, Sendable {
  var container: Participant
  var tab: Participant
  var answerLine: Int
  var toldLine: Int
  /// Whether the delegate was seen to log a yes. Many log where they refuse, and nothing when the user taps again.
  var logsEachAnswer: Bool
}

extension RefusedTabFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { logsEachAnswer ? [] : Doubts(.delegateMayNotTell) }

  func told(in words: borrowing Words) -> Finding {
    let teller = words.text(of: container.name)
    let name = words.text(of: tab.name)
    var finding = words.finding(
      421, toldLine, tab,
      "the tab of \(name) was selected although tabBarController(_:shouldSelect:) refused it")
    finding.transition = .select
    finding.help =
      "UIKit doesn't call didSelect for a tab that shouldSelect refused. Look for code that sets selectedIndex or "
      + "selectedViewController, or that calls the delegate itself, before it has asked whether the tab may be selected."
    finding.evidence = [
      Evidence(
        line: answerLine, controller: teller, event: "tabBarControllerShouldSelect", label: "returned false"),
      Evidence(
        line: toldLine, controller: teller, event: "tabBarControllerDidSelect",
        label: "UIKit doesn't call this here"),
    ]
    return finding
  }
}
