/// TC207 without a mark: the completion of a presentation or a dismissal comes while the controller that it names is still on its
/// way.
struct EarlyCompletionFact: Equatable, Sendable {
  var controller: Instance
  var completion: EventKind
  var line: Int
  var isAlone: Bool
}

extension EarlyCompletionFact: Fact {
  /// A class that doesn't log how it arrives may have done so.
  var claim: Claim { Claim(name: controller.name, anyOf: last.bit) }
  var doubts: Doubts { isAlone ? [] : Doubts(.namesakeMayHide) }
  var namedOnly: Symbol { controller.key.isSome ? .none : controller.name }

  /// The callback that comes before the completion.
  private var last: EventKind { completion == .presentCompletion ? .viewDidAppear : .viewDidDisappear }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: controller.name)
    var finding = words.finding(
      207, line, controller.who,
      "`\(completion.name)` of \(name) came before its `\(last.name)`; UIKit makes these calls the other way round"
    )
    finding.transition = completion == .presentCompletion ? .present : .dismiss
    finding.evidence =
      words.history(of: controller)
      + [Evidence(line: line, controller: name, event: completion.name, label: "came too early")]
    return finding
  }
}

extension ObservedApp {
  /// What is wrong with a completion that belongs to nothing that was announced.
  func earlyCompletion(_ index: InstanceIndex, _ event: Event, _ kind: TransitionKind) -> EarlyCompletionFact?
  {
    let one = instances[index]
    guard !isUnjudged(one.name), !one.presenting.isSome, isOnItsWay(index, in: kind) else { return nil }
    let asked = one.transition.isSome ? running[one.transition].kindAsked : nil
    guard asked == nil || asked == kind else { return nil }
    return EarlyCompletionFact(
      controller: one, completion: event.kind, line: event.line, isAlone: isAlone(index))
  }

  /// Whether a controller was made and hasn't come, or comes or goes as the last that began to. A presenter may log the completion
  /// under its own name, and what it presents begins to come after it.
  private func isOnItsWay(_ index: InstanceIndex, in kind: TransitionKind) -> Bool {
    let (state, one) = (instances[index].state, instances.reference(index))
    if kind == .dismiss { return state == .disappearing && latest.going == one }
    return state == .appearing ? latest.coming == one : isCreated(index)
  }
}
