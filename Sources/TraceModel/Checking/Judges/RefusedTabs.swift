/// Tabs that the delegate refused, and that it's told to be selected all the same. UIKit tells it of no tab that it refused, nor
/// of one that the app selects in code.
struct RefusedTabs: Sendable {
  private struct Refusal {
    var container: Participant
    var tab: Participant
    var line: Int
  }

  /// The last answer of each container, if it was no.
  private var refused: [Refusal] = []
  /// The containers whose delegates have logged a yes as well.
  private var willing: [Participant] = []

  /// How many containers are remembered.
  private static let limit = 8

  /// The delegate has answered whether a tab may be selected.
  mutating func answer(_ event: Event) {
    forget(event.subject)
    if event.flags[.result] == true, !willing.contains(event.subject) {
      willing.append(event.subject, keeping: Self.limit)
    }
    guard event.flags[.result] == false, event.object.isSome else { return }
    refused.append(
      Refusal(container: event.subject, tab: event.object, line: event.line), keeping: Self.limit)
  }

  /// Something else is asked of a container, or it has answered anew.
  mutating func forget(_ container: Participant) {
    if !refused.isEmpty { refused.removeAll { $0.container == container } }
  }

  /// The delegate is told that a tab was selected.
  mutating func select(_ event: Event) -> RefusedTabFact? {
    guard let last = refused.last(where: { $0.container == event.subject && $0.tab == event.object }) else {
      return nil
    }
    forget(event.subject)
    return RefusedTabFact(
      container: last.container, tab: last.tab, answerLine: last.line, toldLine: event.line,
      logsEachAnswer: willing.contains(last.container))
  }
}
